import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { ErasureMarks } from './erasure-marks.repository.js';

/** Removes everything of a founder. */
@Injectable()
export class FounderErasure {
  constructor(
    private readonly marks: ErasureMarks,
    private readonly repository: PitchAnalysesRepository,
  ) {}

  /** Once more does no harm. The mark comes first: whatever is written before it is seen by what removes. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.marks.set(founder);
    await this.repository.deleteAll(founder);
  }
}
