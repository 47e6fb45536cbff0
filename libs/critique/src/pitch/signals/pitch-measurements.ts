import type { Span } from '@playbook/contracts/core/span.schema';
import { measureAnalogy, type AnalogyMeasurement } from './analogy.signal.js';
import { measureBenefit, type BenefitMeasurement } from './benefit.signal.js';
import { measureClaims, type ClaimMeasurement } from './claim.signal.js';
import { measureCustomer, type CustomerMeasurement } from './customer.signal.js';
import { measureDetail, type DetailMeasurement } from './detail.signal.js';
import { measureDifference, type DifferenceMeasurement } from './difference.signal.js';
import { measureInsight, type InsightMeasurement } from './insight.signal.js';
import { measureLexiconHits, type LexiconHitsByKind } from '../../engine/lexicon-hits.js';
import type { PitchText } from '../../engine/read-text.js';
import { measureSize, type SizeMeasurement } from '../wording/size.signal.js';
import { bareStatements } from '../wording/statement.signal.js';
import { measureStructure, type StructureMeasurement } from '../wording/structure.signal.js';
import { fitsAnything } from '../wording/substitution.signal.js';
import { measureWhat, type WhatMeasurement } from './what.signal.js';

/** What is found in a pitch: signals S1 to S26 of the rubric. */
export interface PitchMeasurements {
  readonly text: string;
  /** How much is still to be filled in. */
  readonly blanks: number;
  readonly size: SizeMeasurement;
  readonly what: WhatMeasurement;
  readonly customer: CustomerMeasurement;
  readonly detail: DetailMeasurement;
  readonly benefit: BenefitMeasurement;
  readonly difference: DifferenceMeasurement;
  readonly insight: InsightMeasurement;
  readonly analogy: AnalogyMeasurement;
  readonly lexiconHits: LexiconHitsByKind;
  readonly structure: StructureMeasurement;
  readonly claims: ClaimMeasurement;
  /** S26. */
  readonly fitsAnything: boolean;
  /** Where the pitch is nothing but statements about the world. */
  readonly statements: readonly Span[];
}

/** Takes every measurement of a pitch. Pure. */
export const measurementsOf = (pitch: PitchText): PitchMeasurements => ({
  text: pitch.original,
  blanks: pitch.blanks.length,
  size: measureSize(pitch),
  what: measureWhat(pitch),
  customer: measureCustomer(pitch),
  detail: measureDetail(pitch),
  benefit: measureBenefit(pitch),
  difference: measureDifference(pitch),
  insight: measureInsight(pitch),
  analogy: measureAnalogy(pitch),
  lexiconHits: measureLexiconHits(pitch),
  structure: measureStructure(pitch),
  claims: measureClaims(pitch),
  fitsAnything: fitsAnything(pitch),
  statements: bareStatements(pitch.tokens),
});
