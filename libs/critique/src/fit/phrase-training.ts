import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import { phraseFeatures } from '../phrases/phrase-features.js';
import { PhraseTable, phraseWeight, type PhraseTableFile } from '../phrases/phrase-table.js';
import type { PhraseUse } from '../phrases/read-phrases.js';
import { sparseRidge } from './sparse-ridge.js';

/** A rated text as the fit of the turns of phrase sees it. */
export interface RatedPhrases {
  readonly uses: readonly PhraseUse[];
  /** By dimension. */
  readonly ratings: readonly number[];
  readonly weight: number;
}

/** A turn of phrase stands in the table only when this many training texts have it. */
const MIN_TEXTS_WITH_PHRASE = 8;
/** Chosen by cross-validation, in texts. */
const PENALTY = 2;
const FOLDS = 10;
const VERSION = '1.0.0';
const LARGEST_BYTE = 127;

function knownPhrases(rated: readonly RatedPhrases[]): string[] {
  const counts = new Map<string, number>();
  for (const { uses } of rated) for (const { key } of uses) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= MIN_TEXTS_WITH_PHRASE)
    .map(([key]) => key)
    .toSorted();
}

/** What every known turn of phrase is a sign of, by ridge regression of the ratings on the phrases of the texts. */
export function fitPhraseTable(rated: readonly RatedPhrases[]): PhraseTableFile {
  const phrases = knownPhrases(rated);
  const places = new Map(phrases.map((phrase, place) => [phrase, place]));
  const columns = rated.map(({ uses }) => Int32Array.from(uses.flatMap(({ key }) => places.get(key) ?? [])));
  const rows = {
    columns,
    values: Float64Array.from(columns, (own) => phraseWeight(own.length)),
    weights: Float64Array.from(rated, ({ weight }) => weight),
    width: phrases.length,
  };
  const points = PITCH_DIMENSIONS.map((_, output) =>
    sparseRidge(
      rows,
      Float64Array.from(rated, ({ ratings }) => ratings[output] ?? 0),
      PENALTY,
    ),
  );
  const units = points.map((own) => own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE);
  const bytes = Int8Array.from({ length: phrases.length * points.length }, (_, place) => {
    const output = place % points.length;
    return Math.round((points[output]?.[Math.floor(place / points.length)] ?? 0) / (units[output] || 1));
  });
  return {
    version: VERSION,
    outputs: PITCH_DIMENSIONS,
    phrases,
    units,
    columns: Buffer.from(bytes).toString('base64'),
  };
}

/** What the turns of phrase of each text say by a table that has not seen the text, by output. */
export function unseenPhraseFeatures(rated: readonly RatedPhrases[]): Feature[][] {
  const tables = Array.from(
    { length: FOLDS },
    (_, fold) => new PhraseTable(fitPhraseTable(rated.filter((_text, index) => index % FOLDS !== fold))),
  );
  return rated.map(({ uses }, index) => {
    const table = tables[index % FOLDS];
    return table === undefined ? [] : phraseFeatures(uses, table);
  });
}
