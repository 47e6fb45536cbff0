import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { isAbstractNoun } from '../lexicon/abstract-nouns.js';
import { SEGMENT_HEADS, VAGUE_HEADS } from '../lexicon/customers.js';
import { GENERAL_NOUNS } from '../lexicon/general-nouns.js';
import { PLACES } from '../lexicon/places.js';
import { GENERIC_PRODUCT_NOUNS, PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { SECTOR_NOUNS, SLOGAN_ADJECTIVES, SLOGAN_VERBS, WATCHED_VERBS } from '../lexicon/slogan-words.js';
import { CONCRETE_VERBS, EMPTY_VERBS } from '../lexicon/verbs.js';
import { isListedWord } from '../lexicon/word-ranks.js';
import { syllablesOf } from '../text/syllables.js';
import type { Token } from '../text/token.js';
import type { Feature } from './feature.js';

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
const isVerbOf =
  (verbs: ReadonlySet<string>): Test =>
  ({ pos, lemma, lower }) =>
    pos === 'VERB' && (verbs.has(lemma) || verbs.has(lower));
const isThing = (token: Token): boolean =>
  isNoun(token) &&
  !isAbstractNoun(token.lemma) &&
  !isSector(token) &&
  !GENERIC_PRODUCT_NOUNS.has(token.lemma) &&
  !VAGUE_HEADS.has(token.lemma);

/** A word that is no name and that most readers have never met. */
const isUnlisted: Test = ({ kind, proper, lower, lemma, sentenceInitial }) =>
  kind === 'word' && !proper && !sentenceInitial && RIDDLE.test(lower) && !isListedWord(lower) && !isListedWord(lemma);

const KINDS: Readonly<Record<string, Test>> = {
  'what.things': (token) => PRODUCT_NOUNS.has(token.lemma) && isThing(token),
  'insight.tradeThings': (token) =>
    isThing(token) && !GENERAL_NOUNS.has(token.lemma) && syllablesOf(token) <= SHORT_WORD_SYLLABLES,
  'what.allThings': isThing,
  'customer.people': ({ lemma, lower }) => SEGMENT_HEADS.has(lemma) || SEGMENT_HEADS.has(lower),
  'load.anybody': ({ lemma, lower }) => VAGUE_HEADS.has(lemma) || VAGUE_HEADS.has(lower),
  'abstract.nouns': (token) => isNoun(token) && isAbstractNoun(token.lemma) && !TIMES.has(token.lemma),
  'abstract.sectors': (token) => token.pos === 'NOUN' && isSector(token),
  'jargon.unlisted': isUnlisted,
  'slogan.verbs': isVerbOf(SLOGAN_VERBS),
  'slogan.adjectives': ({ pos, lower }) => pos === 'ADJ' && SLOGAN_ADJECTIVES.has(lower),
  'detail.times': (token) => TIMES.has(token.lemma) && isNoun(token),
  'build.watchedVerbs': isVerbOf(WATCHED_VERBS),
  'detail.places': ({ lower }) => PLACES.has(lower),
  'build.concreteVerbs': ({ pos, lemma, lower }) =>
    pos === 'VERB' && (CONCRETE_VERBS.has(lemma) || CONCRETE_VERBS.has(lower)),
  'build.emptyVerbs': ({ pos, lemma, lower }) => pos === 'VERB' && (EMPTY_VERBS.has(lemma) || EMPTY_VERBS.has(lower)),
  'build.subjectVerb': ({ pos, lower }, index, tokens) => {
    const before = tokens[index - 1];
    return pos === 'VERB' && !lower.endsWith('ing') && before?.pos === 'NOUN' && before.lower.endsWith('s');
  },
};

const KIND_TESTS = Object.entries(KINDS);

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
export function buildFeatures(tokens: readonly Token[]): Feature[] {
  const kinds = KIND_TESTS.map(([id, test]) => {
    const found = tokens.filter(test);
    return { id, value: Math.min(found.length, MAX_COUNT), spans: found.map(({ start, end }) => ({ start, end })) };
  });
  const sentences = sentencesOf(tokens);
  const facts = sentences.filter(tellsFact);
  const answers = sentences.slice(1).filter((sentence) => WE.test(words(sentence)[0]?.lower ?? ''));
  const abstract = kinds.find(({ id }) => id === 'abstract.nouns')?.value ?? 0;
  const things = kinds.find(({ id }) => id === 'what.allThings')?.value ?? 0;
  return [
    ...kinds,
    { id: 'insight.facts', value: Math.min(facts.length, 3), spans: facts.flatMap(spanOf) },
    { id: 'insight.factFirst', value: Number(facts.includes(sentences[0] ?? []) && answers.length > 0), spans: [] },
    { id: 'abstract.share', value: things + abstract === 0 ? 0.5 : abstract / (things + abstract), spans: [] },
  ];
}
