import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERAL_NOUNS, GENERIC_PRODUCT_NOUNS, PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { PLACES } from '../../lexicon/names.js';
import { SECTOR_NOUNS, SLOGAN_ADJECTIVES, SLOGAN_VERBS, WATCHED_VERBS } from '../../lexicon/slogan-words.js';
import { CONCRETE_VERBS, EMPTY_VERBS } from '../../lexicon/verbs.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { syllablesOf } from '../../text/tokens/syllables.js';
import type { PartOfSpeech, Token } from '../../text/tokens/token.js';
import type { PitchFeature, PitchFeatureId } from '../feature-registry.js';

const MAX_COUNT = 6;
const SHORT_WORD_SYLLABLES = 2;
const FACT_MIN_WORDS = 4;
/** Units of time and money: no ideas, and no things either. */
const TIMES = new Set(
  'second minute hour day night week weekend month quarter year moment time half price cost rate number fee'.split(' '),
);
const WE = /^(?:we|our|ours|us|we're|i|my)$/;

const RIDDLE = /^[a-z]{4,}$/;

type Test = (token: Token, index: number, tokens: readonly Token[]) => boolean;

const isNoun = ({ pos, proper, kind, lower }: Token): boolean =>
  pos === 'NOUN' && !proper && kind === 'word' && !lower.includes('-');
const isSector = ({ lemma, lower }: Token): boolean => SECTOR_NOUNS.has(lemma) || SECTOR_NOUNS.has(lower);
const isOneOf =
  (words: ReadonlySet<string>): Test =>
  ({ lemma, lower }) =>
    words.has(lemma) || words.has(lower);
const isThing = (token: Token): boolean =>
  isNoun(token) &&
  !isAbstractNoun(token.lemma) &&
  !isSector(token) &&
  !GENERIC_PRODUCT_NOUNS.has(token.lemma) &&
  !VAGUE_HEADS.has(token.lemma);

/** A word that is no name and that most readers have never met. */
const isUnlisted: Test = ({ kind, proper, lower, lemma, sentenceInitial }) =>
  kind === 'word' && !proper && !sentenceInitial && RIDDLE.test(lower) && !isListedWord(lower) && !isListedWord(lemma);

/** Kinds of words that are counted, by feature. */
type Kinds = readonly (readonly [id: PitchFeatureId, test: Test])[];
const kindsOf = (tests: Partial<Readonly<Record<PitchFeatureId, Test>>>): Kinds =>
  Object.entries(tests) as [PitchFeatureId, Test][];

const THING_KINDS = kindsOf({
  'what.things': ({ lemma }) => PRODUCT_NOUNS.has(lemma),
  'insight.tradeThings': (token) => !GENERAL_NOUNS.has(token.lemma) && syllablesOf(token) <= SHORT_WORD_SYLLABLES,
  'what.allThings': () => true,
});
const NOUN_KINDS = kindsOf({
  'abstract.nouns': (token) => isNoun(token) && isAbstractNoun(token.lemma) && !TIMES.has(token.lemma),
  'abstract.sectors': isSector,
  'detail.times': (token) => TIMES.has(token.lemma) && isNoun(token),
});
const VERB_KINDS = kindsOf({
  'slogan.verbs': isOneOf(SLOGAN_VERBS),
  'build.watchedVerbs': isOneOf(WATCHED_VERBS),
  'build.concreteVerbs': isOneOf(CONCRETE_VERBS),
  'build.emptyVerbs': isOneOf(EMPTY_VERBS),
  'build.subjectVerb': ({ lower }, index, tokens) => {
    const before = tokens[index - 1];
    return !lower.endsWith('ing') && before?.pos === 'NOUN' && before.lower.endsWith('s');
  },
});
const ADJECTIVE_KINDS = kindsOf({ 'slogan.adjectives': ({ lower }) => SLOGAN_ADJECTIVES.has(lower) });
const WORD_KINDS = kindsOf({
  'customer.people': isOneOf(SEGMENT_HEADS),
  'load.anybody': isOneOf(VAGUE_HEADS),
  'jargon.unlisted': isUnlisted,
  'detail.places': ({ lower }) => PLACES.has(lower),
});
const KINDS_BY_POS: Partial<Record<PartOfSpeech, Kinds>> = {
  NOUN: NOUN_KINDS,
  VERB: VERB_KINDS,
  ADJ: ADJECTIVE_KINDS,
};

const NO_KINDS: Kinds = [];

/** Where a word of each kind stands that is there at all: one pass, in which a word is only asked what it can be. */
function findKinds(tokens: readonly Token[]): Map<PitchFeatureId, Span[]> {
  const found = new Map<PitchFeatureId, Span[]>();
  const ask = (kinds: Kinds, token: Token, index: number): void => {
    for (const [id, test] of kinds) {
      if (!test(token, index, tokens)) continue;
      const { start, end } = token;
      const known = found.get(id);
      if (known === undefined) found.set(id, [{ start, end }]);
      else known.push({ start, end });
    }
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    ask(WORD_KINDS, token, index);
    ask(KINDS_BY_POS[token.pos] ?? NO_KINDS, token, index);
    if (isThing(token)) ask(THING_KINDS, token, index);
  }
  return found;
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) (sentences[token.sentence] ??= []).push(token);
  return sentences.filter((sentence) => sentence !== undefined);
}

const words = (sentence: readonly Token[]): Token[] => sentence.filter(({ kind }) => kind === 'word');

/** A sentence about the customer's world, before the founders speak of themselves. */
function tellsFact(sentence: readonly Token[]): boolean {
  const own = words(sentence);
  const hasVerb = own.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return (
    own.length >= FACT_MIN_WORDS && hasVerb && !own.some(({ lower }) => WE.test(lower) || PRODUCT_NOUNS.has(lower))
  );
}

function spanOf(sentence: readonly Token[]): Span[] {
  const [first, last] = [sentence[0], sentence.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

/** How the text is made: kinds of words, facts about the world, and what we do about them. */
export function buildFeatures(tokens: readonly Token[]): PitchFeature[] {
  const kinds = findKinds(tokens);
  const countOf = (id: PitchFeatureId): number => Math.min(kinds.get(id)?.length ?? 0, MAX_COUNT);
  const sentences = sentencesOf(tokens);
  const facts = sentences.filter(tellsFact);
  const answers = sentences.slice(1).filter((sentence) => WE.test(words(sentence)[0]?.lower ?? ''));
  const [abstract, things] = [countOf('abstract.nouns'), countOf('what.allThings')];
  return [
    ...Array.from(kinds, ([id, spans]) => ({ id, value: countOf(id), spans })),
    { id: 'insight.facts', value: Math.min(facts.length, 3), spans: facts.flatMap(spanOf) },
    { id: 'insight.factFirst', value: Number(facts.includes(sentences[0] ?? []) && answers.length > 0), spans: [] },
    { id: 'abstract.share', value: things + abstract === 0 ? 0.5 : abstract / (things + abstract), spans: [] },
  ];
}
