import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { IndustryAnalysisRepository } from '../industry-analysis/industry-analysis.repository.js';

/** Removes everything of a founder. */
@Injectable()
export class FounderErasure {
  constructor(
    private readonly repository: IndustryAnalysisRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /**
   * Once more does no harm. Replies of a language model go whether or not there is one now.
   * @throws ProcedureError `service_unavailable` while the database or the ephemeral store is away
   */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.repository.erase(founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }
}
