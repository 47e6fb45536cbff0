import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { PhraseTableFile } from '@playbook/critique/pitch/phrases/phrase-table';
import { phraseKey, type PhraseUse } from '@playbook/critique/pitch/phrases/read-phrases';

/** A turn of phrase stands in the table only when this many training texts have it; chosen by cross-validation. */
const MIN_TEXTS_WITH_PHRASE = 5;
const VERSION = '1.0.0';
const LARGEST_BYTE = 127;

/** Turns of phrase that texts have often enough to say something, in order. */
export function knownPhrases(texts: readonly (readonly PhraseUse[])[]): string[] {
  const counts = new Map<string, number>();
  for (const key of texts.flatMap((uses) => uses.map(phraseKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= MIN_TEXTS_WITH_PHRASE)
    .map(([key]) => key)
    .toSorted();
}

/** The table of turns of phrase, from the points of each, by output. */
export function phraseTableOf(phrases: readonly string[], points: readonly Float64Array[]): PhraseTableFile {
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
