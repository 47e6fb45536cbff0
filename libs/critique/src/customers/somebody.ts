import { COMPOUND_SEGMENTS, NOT_A_PERSON, SEGMENT_HEADS } from '../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { readWords } from '../lexicon/read-words.js';
import { lemmaOf } from '../text/grammar/lemma.js';

/** Organisations and people who buy, beside the segments that a pitch earns points for. */
const BUYERS = readWords('buyers');
/** Whoever does something is called by it: "luthiers", "tattooists", "midwives". */
const DOERS = /(?:ers|ors|ists|ians|(?<!gr|vari|const)ants|men|women|families|teams)$/;

/** Things of other trades that end like somebody. */
const ENDS_LIKE_SOMEBODY = readWords('things-like-doers');

/** How sure it is that a word stands for people or for organisations of them. */
export type Likelihood = 'sure' | 'likely' | 'no';

/**
 * Whether the last word of a name stands for somebody, such as "dentists" or "funeral homes"; what only ends like somebody is likely to be one.
 * @param lower the word as it stands, in lower case
 * @param before the word in front of it, for names such as "body shops"
 */
export function likelihoodOfSomebody(lower: string, before = ''): Likelihood {
  const lemma = lemmaOf(lower, 'NOUN', () => lower);
  const isListed = [lemma, lower].some((word) => SEGMENT_HEADS.has(word) || BUYERS.has(word));
  if (isListed || COMPOUND_SEGMENTS.has(`${before} ${lemma}`)) return 'sure';
  const isThing = NOT_A_PERSON.has(lemma) || PRODUCT_NOUNS.has(lemma) || ENDS_LIKE_SOMEBODY.has(lemma);
  return DOERS.test(lower) && !isThing ? 'likely' : 'no';
}

/** A place or what they have is no part of what somebody is called. */
const BEHIND_HEAD = / (?:in|of|at|from) .{1,60}$/;

/** Whether a name of one or more words stands for somebody: "village shopkeepers", "mechanics in Lagos"; "other dentists" are none of theirs. */
export function isSomebody(name: string): boolean {
  const words = name.toLowerCase().replace(BEHIND_HEAD, '').split(/[\s-]/);
  return words[0] !== 'other' && likelihoodOfSomebody(words.at(-1) ?? '', words.at(-2)) !== 'no';
}
