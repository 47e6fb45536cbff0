import type { Span } from '@playbook/contracts/core/span.schema';
import { ScoredFeature, type Feature } from '../feature.js';
import { oncePer } from '../../text/once-per.js';
import type { WordTable } from './word-table.js';
import type { WordBound, WordUse } from './word-use.js';

/** Family of the features that say what a text's words are a sign of, one an output. */
export const WORDS_FAMILY = 'words.';
/** Family of the features that say what the words for the customer are a sign of, one an output; never below 0. */
export const AUDIENCE_FAMILY = 'audience.';
/** Family of the features that say what the terms of the lexicon are a sign of, one an output; never above 0. */
export const TERMS_FAMILY = 'terms.';

interface FeatureIds {
  readonly wordsIds: readonly string[];
  readonly audienceIds: readonly string[];
  readonly termsIds: readonly string[];
}

/** Names of a table's features by output. */
const idsOf = oncePer(({ outputs }: WordTable): FeatureIds => ({
  wordsIds: outputs.map((output) => `${WORDS_FAMILY}${output}`),
  audienceIds: outputs.map((output) => `${AUDIENCE_FAMILY}${output}`),
  termsIds: outputs.map((output) => `${TERMS_FAMILY}${output}`),
}));

/** What the words of a text say about each output of a table, with the words that give most and take most. */
export function wordFeatures(uses: readonly WordUse[], table: WordTable): Feature[] {
  const spansOf = (kind: WordBound): Span[] => uses.filter(({ bound }) => bound === kind).map(({ span }) => span);
  const [audience, terms] = [spansOf('raising'), spansOf('lowering')];
  const { wordsIds, audienceIds, termsIds } = idsOf(table);
  return table
    .scores(uses)
    .flatMap((score, output) => [
      new ScoredFeature(wordsIds[output] ?? '', score),
      { id: audienceIds[output] ?? '', value: score.audience, spans: audience },
      { id: termsIds[output] ?? '', value: score.terms, spans: terms },
    ]);
}
