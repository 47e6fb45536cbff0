import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { phraseFeatures } from '@playbook/critique/pitch/phrases/phrase-features';
import { PhraseTable, phraseWeight, type PhraseTableFile } from '@playbook/critique/pitch/phrases/phrase-table';
import { phraseKey } from '@playbook/critique/pitch/phrases/read-phrases';
import type { PitchSignals } from '@playbook/critique/pitch/signals/pitch-signals';
import { wordFeatures } from '@playbook/critique/engine/words/word-features';
import { WordTable, type WordTableFile } from '@playbook/critique/engine/words/word-table';
import { jointRidge, type JointRows, type Sign } from '../numbers/joint-ridge.js';
import { knownPhrases, phraseTableOf } from './phrase-training.js';
import { featureSlopes, pointsOnSlopes, tableSlopes, type FeatureValues, type NamedSlope } from './reading-slopes.js';
import { standardised } from '../numbers/standardised.js';
import { textVector, wordTableOf } from '../numbers/word-training.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';

/** A rated text as the fit of the straight lines sees it. */
export interface RatedText {
  readonly signals: PitchSignals;
  /** By dimension. */
  readonly ratings: readonly number[];
  readonly weight: number;
}

/** Everything in a text that counts by a straight line: its features, words and turns of phrase. */
export interface Reading {
  readonly slopes: readonly NamedSlope[];
  readonly words: WordTableFile;
  readonly phrases: PhraseTableFile;
}

/** What the fit knows beside the texts. */
export interface ReadingMeans {
  readonly features: readonly string[];
  /** By feature. */
  readonly signs: readonly Sign[];
  readonly vectors: readonly Float64Array[];
}

/** Chosen by cross-validation, in texts. */
const PENALTY = 1_000;
/** A turn of phrase counts as a column of this spread: the larger, the less its points are drawn to nothing. */
const PHRASE_SPREAD = 25;
const FOLDS = 5;
const TEXT_VECTOR_WIDTH = 2 * VECTOR_WIDTH;

/** Every feature of a text by its name. */
export function valuesOf({ features }: PitchSignals): Map<string, number> {
  return new Map(features.map(({ id, value }) => [id, value]));
}

/** Every feature of a text by its name, also those of the tables of a reading. */
function readValues(signals: PitchSignals, words: WordTable, phrases: PhraseTable): FeatureValues {
  const values = valuesOf(signals);
  for (const { id, value } of wordFeatures(signals.words, words)) values.set(id, value);
  for (const { id, value } of phraseFeatures(signals.phrases, phrases)) values.set(id, value);
  return values;
}

interface Joint {
  readonly rows: JointRows;
  /** By dense column. */
  readonly spreads: readonly number[];
}

function jointRows(
  texts: readonly RatedText[],
  phrases: readonly string[],
  { features, vectors }: ReadingMeans,
): Joint {
  const weights = Float64Array.from(texts, ({ weight }) => weight);
  const dense = texts.map(({ signals }) => {
    const values = valuesOf(signals);
    return Float64Array.from([...features.map((name) => values.get(name) ?? 0), ...textVector(signals.words, vectors)]);
  });
  const { rows, spreads } = standardised(dense, weights);
  const places = new Map(phrases.map((phrase, place) => [phrase, place]));
  const columns = texts.map(({ signals }) =>
    Int32Array.from(signals.phrases.flatMap((use) => places.get(phraseKey(use)) ?? [])),
  );
  const values = Float64Array.from(columns, (own) => PHRASE_SPREAD * phraseWeight(own.length));
  return { rows: { dense: rows, columns, values, weights, width: phrases.length }, spreads };
}

/** Fits points to the features, words and turns of phrase of rated texts all at once, so that nothing counts twice. */
export function fitReading(texts: readonly RatedText[], means: ReadingMeans): Reading {
  const { features, signs, vectors } = means;
  const known = knownPhrases(texts.map(({ signals }) => signals.phrases));
  const { rows, spreads } = jointRows(texts, known, means);
  const points = PITCH_DIMENSIONS.map((_, output) =>
    jointRidge(
      rows,
      Float64Array.from(texts, ({ ratings }) => ratings[output] ?? 0),
      PENALTY,
      signs,
    ).map((own, column) => (column < spreads.length ? own / (spreads[column] ?? 1) : own * PHRASE_SPREAD)),
  );
  const first = features.length;
  const words = wordTableOf(
    points.map((own) => own.subarray(first, first + TEXT_VECTOR_WIDTH)),
    vectors,
  );
  const phrases = phraseTableOf(
    known,
    points.map((own) => own.subarray(first + TEXT_VECTOR_WIDTH)),
  );
  const [wordTable, phraseTable] = [new WordTable(words), new PhraseTable(phrases)];
  const values = texts.map(({ signals }) => readValues(signals, wordTable, phraseTable));
  return {
    slopes: [
      ...featureSlopes(
        features,
        points.map((own) => own.subarray(0, first)),
        values,
      ),
      ...tableSlopes(values),
    ],
    words,
    phrases,
  };
}

/** What straight lines say of each text that were fitted without it, by dimension: the trees must not trust them more than they deserve. */
export function unseenReadings(texts: readonly RatedText[], means: ReadingMeans): number[][] {
  const readings = Array.from({ length: FOLDS }, (_, fold) => {
    const { slopes, words, phrases } = fitReading(
      texts.filter((_text, index) => index % FOLDS !== fold),
      means,
    );
    return { slopes, words: new WordTable(words), phrases: new PhraseTable(phrases) };
  });
  return texts.map(({ signals }, index) => {
    const reading = readings[index % FOLDS];
    return reading === undefined
      ? []
      : pointsOnSlopes(reading.slopes, readValues(signals, reading.words, reading.phrases));
  });
}
