import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { FounderRowsRepository } from './founder-rows.repository.js';

/** Removes everything of a founder. */
@Injectable()
export class FounderErasure {
  constructor(
    private readonly rows: FounderRowsRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /**
   * Once more does no harm. Replies of a language model go whether or not there is one now.
   * @throws ProcedureError `service_unavailable` while the database or the ephemeral store is away
   */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.rows.erase(founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }
}
