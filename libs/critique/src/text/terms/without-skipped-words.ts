import { blankSpans } from '../spans/span.js';
import { matchTerms } from './match-terms.js';
import { SKIPPED_WEIGHT } from './term-catalogue.js';

/** The words without those that a partner skips: they say nothing of a startup, whatever figure stands in them ("10x"). */
export function withoutSkippedWords(words: string): string {
  const skipped = matchTerms(words)
    .filter(({ term, allowed }) => !allowed && term.weight >= SKIPPED_WEIGHT)
    .map(({ span }) => span);
  return skipped.length === 0 ? words : blankSpans(words, skipped).replace(/ {2,40}/g, ' ');
}
