import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import type { WordTable } from './word-table.js';
import type { WordBound, WordUse } from './word-use.js';

/** Family of the features that say what a text's words are a sign of, one an output. */
export const WORDS_FAMILY = 'words.';
/** Family of the features that say what the words for the customer are a sign of, one an output; never below 0. */
export const AUDIENCE_FAMILY = 'audience.';
/** Family of the features that say what the terms of the lexicon are a sign of, one an output; never above 0. */
export const TERMS_FAMILY = 'terms.';

/** What the words of a text say about each output of a table, with the words that give most and take most. */
export function wordFeatures(uses: readonly WordUse[], table: WordTable): Feature[] {
  const spansOf = (kind: WordBound): Span[] => uses.filter(({ bound }) => bound === kind).map(({ span }) => span);
  const [audience, terms] = [spansOf('raising'), spansOf('lowering')];
  return table.scores(uses).flatMap((score, index) => {
    const output = table.outputs[index] ?? '';
    return [
      {
        id: `${WORDS_FAMILY}${output}`,
        value: score.value,
        get spans() {
          return score.giving;
        },
        get takingSpans() {
          return score.taking;
        },
      },
      { id: `${AUDIENCE_FAMILY}${output}`, value: score.audience, spans: audience },
      { id: `${TERMS_FAMILY}${output}`, value: score.terms, spans: terms },
    ];
  });
}
