import type { Feature } from '../features/feature.js';
import type { WordTable } from './word-table.js';
import type { WordUse } from './word-use.js';

/** Family of the features that say what a text's words are a sign of, one an output. */
export const WORDS_FAMILY = 'words.';

/** What the words of a text say about each output of a table, with the words that give most and take most. */
export function wordFeatures(uses: readonly WordUse[], table: WordTable): Feature[] {
  const scores = table.scores(uses);
  return table.outputs.map((output, index) => ({
    id: `${WORDS_FAMILY}${output}`,
    value: scores[index]?.value ?? 0,
    spans: scores[index]?.giving ?? [],
    takingSpans: scores[index]?.taking ?? [],
  }));
}
