import { Injectable } from '@nestjs/common';
import { sessionEnded } from '@playbook/contracts/auth/auth.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { EndedSessions } from '@playbook/service-kit/identity/ended-sessions';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { Logger } from '@playbook/service-kit/telemetry/logger';

/** Makes the access tokens of ended sessions worthless before they expire, in every process. */
@Injectable()
export class SessionRevoker {
  constructor(
    private readonly endedSessions: EndedSessions,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {}

  /**
   * Call it inside the transaction that deletes the sessions: when the store is away the sign-out fails as a whole and can be
   * repeated, instead of leaving access tokens behind that nobody would ever revoke.
   * @throws ProcedureError `service_unavailable`
   */
  async revoke(sessionIds: readonly string[]): Promise<void> {
    await Promise.all(sessionIds.map((sessionId) => this.endedSessions.add(sessionId)));
  }

  /** For a session that is deleted already: never rejects, because that must not hide the reason from the caller. */
  async forget(sessionId: string, reason: string): Promise<void> {
    this.logger.info(reason, { sessionId });
    await this.announce([sessionId]);
  }

  /**
   * Call it after the commit. Never rejects: who misses the event finds the session among the ended ones within seconds. They are
   * written there again, because who filled a store that was restarted meanwhile did not see what was not committed.
   */
  async announce(sessionIds: readonly string[]): Promise<void> {
    const endedAt = new Date().toISOString();
    const results = await Promise.allSettled([
      this.revoke(sessionIds),
      ...sessionIds.map((sessionId) => this.events.publish(sessionEnded, { sessionId, endedAt })),
    ]);
    for (const result of results) {
      if (result.status === 'rejected') {
        this.logger.failure('The end of a session was not announced', toProcedureError(result.reason));
      }
    }
  }
}
