import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { sessionEnded } from '@playbook/contracts/auth/auth.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { EndedSessions } from '@playbook/service-kit/identity/ended-sessions';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { afterCommit } from '@playbook/service-kit/persistence/after-commit';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FlowStateRepository } from '../flows/flow-state.repository.js';
import { SessionRepository } from '../records/session.repository.js';

/** Where nothing was stored before the commit; others have been there once already, and their callers wait. */
const STORE_TRIES = 4;
const STORE_RETRY_MS = 250;

/** Ends sessions, and makes their access tokens worthless before they expire, in every process. */
@Injectable()
export class SessionRevoker {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly flows: FlowStateRepository,
    private readonly endedSessions: EndedSessions,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {}

  /** Ends all sessions of an account, and voids sign-ins under way. @throws ProcedureError `service_unavailable` */
  async endAll(em: EntityManager, userId: string): Promise<void> {
    await this.flows.deleteAll(em, userId);
    await this.revoke(em, await this.sessions.deleteAll(em, userId));
  }

  /**
   * Ends all sessions of an account that is deleted in the same transaction. Their tokens are worthless after the commit and not before:
   * a deletion that fails, however it fails, leaves its founder signed in, who can repeat it.
   * @throws ProcedureError `service_unavailable` when sessions cannot be ended now
   */
  async endWithAccount(em: EntityManager, userId: string): Promise<void> {
    await this.endedSessions.requireStore();
    await this.flows.deleteAll(em, userId);
    const sessionIds = await this.sessions.deleteAll(em, userId);
    afterCommit(em, () => this.announce(sessionIds, STORE_TRIES));
  }

  /**
   * Call it inside the transaction that deletes the sessions: when the store is away the sign-out fails as a whole and can be
   * repeated, instead of leaving access tokens behind that nobody would ever revoke. The rest is done after the commit.
   * @throws ProcedureError `service_unavailable`
   */
  async revoke(em: EntityManager, sessionIds: readonly string[]): Promise<void> {
    await this.store(sessionIds);
    afterCommit(em, () => this.announce(sessionIds));
  }

  /** For a session whose end must not fail: that would hide the reason from the caller. All of it is done after the commit. */
  forget(em: EntityManager, sessionId: string, reason: string): void {
    afterCommit(em, () => {
      this.logger.info(reason, { sessionId });
      return this.announce([sessionId]);
    });
  }

  /** A store that is away for a moment, and keeps what it has, is not filled anew from the record. */
  private async storeInTheEnd(sessionIds: readonly string[], most: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.store(sessionIds);
      } catch (error) {
        if (tries === most) throw error;
        await delay(STORE_RETRY_MS * tries);
      }
    }
  }

  private async store(sessionIds: readonly string[]): Promise<void> {
    await Promise.all(sessionIds.map((sessionId) => this.endedSessions.add(sessionId)));
  }

  /**
   * Never rejects: who misses the event finds the session among the ended ones within seconds. They are written there again,
   * because who filled a store that was restarted meanwhile did not see what was not committed.
   */
  private async announce(sessionIds: readonly string[], storeTries = 1): Promise<void> {
    const endedAt = new Date().toISOString();
    const results = await Promise.allSettled([
      this.storeInTheEnd(sessionIds, storeTries),
      ...sessionIds.map((sessionId) => this.events.publish(sessionEnded, { sessionId, endedAt })),
    ]);
    for (const result of results) {
      if (result.status === 'rejected') {
        this.logger.failure('The end of a session was not announced', toProcedureError(result.reason));
      }
    }
  }
}
