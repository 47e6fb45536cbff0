import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import { AnswerAnalysesRepository } from '../answer-analyses/answer-analyses.repository.js';
import { IdeaChecksRepository } from '../idea-checks/idea-checks.repository.js';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { ErasureMarks } from './erasure-marks.repository.js';

/** Removes everything of a founder. */
@Injectable()
export class FounderErasure {
  constructor(
    private readonly marks: ErasureMarks,
    private readonly pitchAnalyses: PitchAnalysesRepository,
    private readonly ideaChecks: IdeaChecksRepository,
    private readonly answerAnalyses: AnswerAnalysesRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
  ) {}

  /**
   * Once more does no harm. The mark comes first: whatever is written before it is seen by what removes. Replies of a language
   * model go whether or not there is one now.
   * @throws ProcedureError `service_unavailable` while the database or the ephemeral store is away
   */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.marks.set(founder);
    await this.pitchAnalyses.deleteAll(founder);
    await this.ideaChecks.deleteAll(founder);
    await this.answerAnalyses.deleteAll(founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }
}
