import type { TermHit } from '../../text/terms/match-terms.js';

/**
 * What trimming does with a term: `drop` leaves the sentence whole, `swap` puts a plain word there that adds no fact,
 * `verb-s` drops "aims to" and moves its ending to the next verb, `lets` also drops the "to" that follows, `break` means
 * the sentence does not survive without a fact the founder must supply.
 */
export type TermEdit =
  { readonly kind: 'drop' | 'verb-s' | 'break' | 'keep' } | { readonly kind: 'swap' | 'lets'; readonly word: string };

const SWAPS: Readonly<Record<string, string>> = {
  leverage: 'use',
  leverages: 'uses',
  leveraging: 'using',
  utilize: 'use',
  utilizes: 'uses',
  utilizing: 'using',
  harness: 'use',
  harnesses: 'uses',
  harnessing: 'using',
  curate: 'pick',
  'in order to': 'to',
  'due to the fact that': 'because',
  'as well as': 'and',
  'using ai to': 'to',
};
const LETS: Readonly<Record<string, string>> = {
  enable: 'let',
  enables: 'lets',
  enabling: 'letting',
  empower: 'let',
  empowers: 'lets',
  empowering: 'letting',
};
const THIRD_PERSON_HEDGES = new Set(['aims to', 'seeks to', 'strives to', 'tries to', 'helps to']);
/** Whoever only plans something, or holds it for probable, says more without the word than they know: such a word is theirs to take out. */
const DROPPED_HEDGES = new Set(
  'we believe|we think|we feel|aim to|trying to|looking to|kind of|sort of|somewhat|basically|essentially'.split('|'),
);
/** Adverbs and adjectives in noun- and verb-heavy categories that can go without loss. */
const DROPPED_TERMS = new Set(
  (
    'revolutionary|game-changing|groundbreaking|disruptive|unparalleled|unprecedented|unmatched|ultimate|amazing|' +
    "incredible|awesome|magical|explosive|exponential|leading|world's first|first-of-its-kind|one-of-a-kind|" +
    'blockchain-based|decentralized|cloud-based|cloud-native|mobile-first|omnichannel|ai-powered|ai powered|' +
    'ai-driven|ai-first|ai-native|ai-enabled|powered by ai|llm-powered|agentic|intelligent|smart|cognitive|' +
    'data-driven|hyper-personalized|personalized|predictive|at scale|value-added|many|several|numerous|various|' +
    'lots of|a lot of|tons of|countless|significant|significantly|substantial|substantially|dramatically|' +
    'drastically|massively|greatly|rapidly|huge|massive'
  ).split('|'),
);
const KEPT_WEIGHT = 1;

/** Decides how one lexicon term is trimmed. */
export function editFor({ term, allowed }: TermHit): TermEdit {
  const swap = SWAPS[term.term];
  const lets = LETS[term.term];
  if (swap !== undefined) return { kind: 'swap', word: swap };
  if (lets !== undefined) return { kind: 'lets', word: lets };
  if (THIRD_PERSON_HEDGES.has(term.term)) return { kind: 'verb-s' };
  if (allowed) return { kind: 'keep' };
  if (term.category === 'filler-intensifiers' || DROPPED_HEDGES.has(term.term) || DROPPED_TERMS.has(term.term)) {
    return { kind: 'drop' };
  }
  if (term.weight <= KEPT_WEIGHT) return { kind: 'keep' };
  return { kind: term.category === 'vague-adjectives' ? 'drop' : 'break' };
}
