import type { Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from '../features/feature.js';
import { pitchFeatures } from '../features/pitch-features.js';
import { readPhrases, type PhraseUse } from '../phrases/read-phrases.js';
import { readWords } from '../words/read-words.js';
import type { WordUse } from '../words/word-use.js';
import { measureAnalogy, type AnalogyMeasurement } from './analogy.signal.js';
import { measureBenefit, type BenefitMeasurement } from './benefit.signal.js';
import { measureClaims, type ClaimMeasurement } from './claim.signal.js';
import { measureCustomer, type CustomerMeasurement } from './customer.signal.js';
import { measureDetail, type DetailMeasurement } from './detail.signal.js';
import { measureDifference, type DifferenceMeasurement } from './difference.signal.js';
import { measureInsight, type InsightMeasurement } from './insight.signal.js';
import { measureLoads, type LoadMeasurement } from './load.signal.js';
import type { PitchText } from './pitch-text.js';
import { measureSize, type SizeMeasurement } from './size.signal.js';
import { bareStatements } from './statement.signal.js';
import { measureStructure, type StructureMeasurement } from './structure.signal.js';
import { fitsAnything } from './substitution.signal.js';
import { measureWhat, type WhatMeasurement } from './what.signal.js';

/** What is found in a pitch: signals S1 to S26 of the rubric. */
export interface PitchMeasurements {
  readonly text: string;
  readonly size: SizeMeasurement;
  readonly what: WhatMeasurement;
  readonly customer: CustomerMeasurement;
  readonly detail: DetailMeasurement;
  readonly benefit: BenefitMeasurement;
  readonly difference: DifferenceMeasurement;
  readonly insight: InsightMeasurement;
  readonly analogy: AnalogyMeasurement;
  readonly loads: LoadMeasurement;
  readonly structure: StructureMeasurement;
  readonly claims: ClaimMeasurement;
  /** S26. */
  readonly fitsAnything: boolean;
  /** Where the pitch is nothing but statements about the world. */
  readonly statements: readonly Span[];
}

/** Everything that is measured in a pitch: what was found, and the features the fitted model reads. */
export interface PitchSignals extends PitchMeasurements {
  readonly features: readonly Feature[];
  /** What the fitted table of words is asked about. */
  readonly words: readonly WordUse[];
  /** What the fitted table of turns of phrase is asked about. */
  readonly phrases: readonly PhraseUse[];
}

/** Measures a pitch. Pure: the same text always gives the same measurements. */
export function measurePitch(pitch: PitchText): PitchSignals {
  const measurements: PitchMeasurements = {
    text: pitch.original,
    size: measureSize(pitch),
    what: measureWhat(pitch),
    customer: measureCustomer(pitch),
    detail: measureDetail(pitch),
    benefit: measureBenefit(pitch),
    difference: measureDifference(pitch),
    insight: measureInsight(pitch),
    analogy: measureAnalogy(pitch),
    loads: measureLoads(pitch),
    structure: measureStructure(pitch),
    claims: measureClaims(pitch),
    fitsAnything: fitsAnything(pitch),
    statements: bareStatements(pitch.tokens),
  };
  return {
    ...measurements,
    features: pitchFeatures(pitch, measurements),
    words: readWords(pitch, measurements.customer),
    phrases: readPhrases(pitch.tokens, measurements.customer),
  };
}
