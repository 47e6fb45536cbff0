import { Injectable } from '@nestjs/common';
import { founderBanned } from '@playbook/contracts/auth/auth.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { BannedFounders } from '@playbook/service-kit/identity/banned-founders';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { afterCommit } from '@playbook/service-kit/persistence/after-commit';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Makes the access tokens of banned founders worthless before they expire, in every process; sessions stay for the ban's end. */
@Injectable()
export class FounderBans {
  constructor(
    private readonly bannedFounders: BannedFounders,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {}

  /**
   * Call it inside the transaction that stores the ban: when the store is away the call fails as a whole and can be repeated.
   * @param bannedUntil Null where the ban is lifted.
   * @throws ProcedureError `service_unavailable`
   */
  async enforce(founderId: string, bannedUntil: Date | null): Promise<void> {
    if (bannedUntil === null) await this.bannedFounders.remove(founderId);
    else await this.bannedFounders.add(founderId, bannedUntil);
  }

  /**
   * Tells every process after the commit. Who misses the event finds the founder among the banned ones within seconds, where the ban
   * is written again, because who filled a store that was restarted meanwhile did not see what was not committed.
   */
  announce(em: EntityManager, founderId: string, bannedUntil: Date): void {
    afterCommit(em, () => this.tell(founderId, bannedUntil));
  }

  /** Never rejects. */
  private async tell(founderId: string, bannedUntil: Date): Promise<void> {
    const results = await Promise.allSettled([
      this.enforce(founderId, bannedUntil),
      this.events.publish(founderBanned, { founderId, bannedAt: new Date().toISOString() }),
    ]);
    for (const result of results) {
      if (result.status === 'rejected') {
        this.logger.failure('A ban was not announced', toProcedureError(result.reason));
      }
    }
  }
}
