import type { PitchText } from '../../engine/read-text.js';
import type { Feature } from '../../engine/feature.js';
import { pitchFeatures } from '../features/pitch-features.js';
import { readPhrases, type PhraseUse } from '../phrases/read-phrases.js';
import { readWords } from '../../engine/words/read-words.js';
import type { WordUse } from '../../engine/words/word-use.js';
import { measurementsOf, type PitchMeasurements } from './pitch-measurements.js';

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
  const measurements = measurementsOf(pitch);
  return {
    ...measurements,
    features: pitchFeatures(pitch, measurements),
    words: readWords(pitch, measurements.customer),
    phrases: readPhrases(pitch.tokens, measurements.customer),
  };
}
