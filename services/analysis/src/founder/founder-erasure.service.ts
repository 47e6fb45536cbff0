import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
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
  ) {}

  /** Once more does no harm. The mark comes first: whatever is written before it is seen by what removes. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.marks.set(founder);
    await this.pitchAnalyses.deleteAll(founder);
    await this.ideaChecks.deleteAll(founder);
    await this.answerAnalyses.deleteAll(founder);
  }
}
