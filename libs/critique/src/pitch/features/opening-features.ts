import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERIC_PRODUCT_NOUNS, PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { EMPTY_VERBS } from '../../lexicon/verbs.js';
import { opensRequest } from '../../text/grammar/imperative.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { isVerb } from '../../text/grammar/verb.js';
import type { PitchFeature, PitchFeatureId } from '../feature-registry.js';

const MAKES = new Set(
  'is are build builds building built make makes making develop develops developed developing'.split(' '),
);
const SKIPPED_MODIFIERS = new Set(
  'ai ai-powered smart new modern simple first online digital mobile software web better easy'.split(' '),
);
const REACH_TOKENS = 9;
const CLAUSE_TOKENS = 14;
const DOES_LEADS = new Set(['that', 'which', 'to', 'and']);

const flag = (id: PitchFeatureId, found: readonly Token[]): PitchFeature => {
  const [first, last] = [found[0], found.at(-1)];
  return first === undefined || last === undefined
    ? { id, value: 0, spans: [] }
    : { id, value: 1, spans: [{ start: first.start, end: last.end }] };
};

/** "Nira is a map tool", "we make a till": name or we, then a verb of making, then the thing. */
function statesThing(words: readonly Token[]): Token[] {
  const verb = words.slice(0, REACH_TOKENS).findIndex(({ lower }) => MAKES.has(lower));
  if (verb < 1) return [];
  const phrase = nounPhraseAt(words, verb + 1);
  const head = phrase === null ? undefined : words[phrase.head];
  return phrase === null || head === undefined || isAbstractNoun(head.lemma) ? [] : words.slice(0, phrase.head + 1);
}

interface NamedProduct {
  readonly modifiers: readonly Token[];
  readonly bare: readonly Token[];
}

/** The words that say which app or tool it is: "inventory app", "visual regression tests". */
function productModifiers(tokens: readonly Token[]): NamedProduct {
  const head = tokens.findIndex(
    ({ lemma, lower, pos, proper }) =>
      !proper && pos === 'NOUN' && (PRODUCT_NOUNS.has(lemma) || PRODUCT_NOUNS.has(lower)),
  );
  const product = tokens[head];
  if (product === undefined) return { modifiers: [], bare: [] };
  const modifiers: Token[] = [];
  for (let index = head - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (
      token === undefined ||
      !/^(?:NOUN|ADJ|PROPN|VERB)$/.test(token.pos) ||
      (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.lower))
    )
      break;
    if (!SKIPPED_MODIFIERS.has(token.lower) && !GENERIC_PRODUCT_NOUNS.has(token.lemma)) modifiers.unshift(token);
  }
  const generic = GENERIC_PRODUCT_NOUNS.has(product.lemma) && modifiers.length === 0;
  return { modifiers, bare: generic ? [product] : [] };
}

/** A verb of doing with its object within reach of a lead: "that writes and tests firmware". */
function clausesThatDo(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap(({ lower }, index) => {
    if (!DOES_LEADS.has(lower)) return [];
    const clause: Token[] = [];
    for (let at = index; at < tokens.length && at - index < CLAUSE_TOKENS; at += 1) {
      const token = tokens[at];
      if (token === undefined || (token.kind === 'punctuation' && at > index + 1)) break;
      clause.push(token);
    }
    const verb = clause.findIndex(
      (token, offset) => offset > 0 && isVerb(tokens, index + offset) && !EMPTY_VERBS.has(token.lemma),
    );
    const object = clause
      .slice(verb + 1)
      .some(({ pos, lemma }) => pos === 'NOUN' && !isAbstractNoun(lemma) && !VAGUE_HEADS.has(lemma));
    return verb > 0 && object ? [clause] : [];
  });
}

function counted(id: PitchFeatureId, clauses: readonly (readonly Token[])[]): PitchFeature {
  const spans = clauses.flatMap((clause) => flag(id, clause).spans);
  return { id, value: Math.min(clauses.length, 3), spans };
}

/** By what its first word is. */
const OPENINGS: readonly (readonly [id: PitchFeatureId, fits: (first: Token) => boolean])[] = [
  ['opening.we', ({ lower }) => lower === 'we' || lower === 'our'],
  ['opening.name', ({ proper, lower }) => proper && lower !== 'show'],
  ['opening.the', ({ lower }) => lower === 'the' || lower === 'your'],
  ['opening.plural', ({ pos, lower }) => pos === 'NOUN' && lower.endsWith('s')],
];

/** How the pitch opens, which product it names, and what it says the product does. */
export function openingFeatures(tokens: readonly Token[]): PitchFeature[] {
  const words = tokens.filter(({ kind }) => kind !== 'punctuation');
  const [first] = words;
  const { modifiers, bare } = productModifiers(tokens);
  return [
    ...OPENINGS.map(([id, fits]) => flag(id, first !== undefined && fits(first) ? [first] : [])),
    flag('opening.statesThing', statesThing(words)),
    counted(
      'product.modifiers',
      modifiers.map((token) => [token]),
    ),
    flag('product.bare', bare),
    counted(
      'opening.request',
      tokens.filter((_, index) => opensRequest(tokens, index)).map((token) => [token]),
    ),
    counted('clause.does', clausesThatDo(tokens)),
  ];
}
