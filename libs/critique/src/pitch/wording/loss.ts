import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['loss', 'eased']);

/** Nothing beside it makes less of it. */
const SURE =
  /\b(?:nobody (?:noticed|knew|came|saw|answered)|no (?:bank|lender|insurer)s?|never (?:comes?|came|returns?|arrives?))\b/i;

/** How things are without the product, and nothing that became less of it. */
export const isLoss = (words: string): boolean =>
  SURE.test(words) || (WORDS.loss.test(words) && !WORDS.eased.test(words));
