import { listedRank } from '../../lexicon/word-ranks.js';
import { matchesOf } from '../../text/search/matches-of.js';
import type { Sentence } from '../../text/stuffing/sentences-of.js';

const WORD = /\p{L}[\p{L}'’]{0,40}/gu;
const NAME = /[\p{Ll}\p{N},] \p{Lu}/u;
/** "40,000 pieces a week": a count that leans on the sentence before. */
const COUNT = /^\W{0,3}\d[\d.,]{0,20}\S{0,4} \p{Ll}/u;
const DENIAL = /^\W{0,3}(?:no|not|none|nothing|never|next|free)\b/i;
/** More are not counted. */
export const MOST_SHARED = 3;
const FEW_WORDS = 6;

/** What is measured of a sentence beside what its words mean, by name. */
export const SENTENCE_MEASURES = [
  'shared',
  'sharesAny',
  'money',
  'we',
  'i',
  'they',
  'it',
  'they.one',
  'digits',
  'length',
  'unknown',
  'name',
  'question',
  'exclamation',
  'article',
  'shortCount',
  'shortDenial',
  'bareNumbers',
  'you',
] as const;

/** A sentence as it is judged: the ranks of its words, and its measures in the order of `SENTENCE_MEASURES`. */
export interface MeasuredSentence {
  /** Places on the list of English words, from 1. */
  readonly ranks: readonly number[];
  readonly measures: readonly number[];
}

const wordsIn = (text: string): string[] =>
  matchesOf(WORD, text).map(({ 0: word }) => word.toLowerCase().replace('’', "'"));

/** A plural that is not on the list is read as the singular. */
function ranksOf(word: string): number[] {
  const rank =
    listedRank(word) ?? listedRank(word.replace(/s$/, '')) ?? listedRank(word.replace(/['’]\p{L}{0,3}$/u, ''));
  return rank === undefined ? [] : [rank];
}

const MEASURED_WORDS: Readonly<Record<'we' | 'i' | 'they' | 'it' | 'they.one' | 'you', ReadonlySet<string>>> = {
  we: new Set(['we', 'our', 'ours', 'us', "we're", "we've", "we'll"]),
  i: new Set(['i', 'my', 'me', 'mine', "i'm", "i've"]),
  they: new Set(['they', 'their', 'theirs', 'them', 'these', 'those', 'each', 'both', "they're"]),
  it: new Set(['it', 'its', "it's", 'this', 'that', "that's"]),
  'they.one': new Set(['he', 'she', 'his', 'her', 'him', "he's", "she's"]),
  you: new Set(['you', 'your', 'yours', "you're"]),
};

type MeasuredName = keyof typeof MEASURED_WORDS;

/** What a word is measured for; no word is in two of the lists. */
const NAMES_BY_WORD: ReadonlyMap<string, MeasuredName> = new Map(
  (Object.keys(MEASURED_WORDS) as MeasuredName[]).flatMap((name) =>
    Array.from(MEASURED_WORDS[name], (word) => [word, name] as const),
  ),
);

/** Measures a sentence of a text. */
export function measureSentence(sentence: Pick<Sentence, 'words' | 'shared'>): MeasuredSentence {
  const text = sentence.words.trim();
  const words = wordsIn(text);
  const ranks = words.flatMap(ranksOf);
  const has = (pattern: RegExp): number => Number(pattern.test(text));
  const said = new Set(words.map((word) => NAMES_BY_WORD.get(word)));
  const says = (name: MeasuredName): number => Number(said.has(name));
  const measures: Record<(typeof SENTENCE_MEASURES)[number], number> = {
    shared: Math.min(MOST_SHARED, sentence.shared),
    sharesAny: Number(sentence.shared > 0),
    money: has(/[$€£%]/),
    we: says('we'),
    i: says('i'),
    they: says('they'),
    it: says('it'),
    'they.one': says('they.one'),
    you: says('you'),
    digits: has(/\d/),
    length: Math.log(1 + words.length),
    unknown: (words.length - ranks.length) / Math.max(1, words.length),
    name: has(NAME),
    question: Number(text.endsWith('?')),
    exclamation: Number(text.endsWith('!')),
    article: has(/^(?:the|an?) /i),
    shortCount: words.length <= FEW_WORDS ? has(COUNT) : 0,
    shortDenial: words.length <= FEW_WORDS ? has(DENIAL) : 0,
    bareNumbers: Number(words.length === 0 && /\d/.test(text)),
  };
  return { ranks, measures: SENTENCE_MEASURES.map((name) => measures[name]) };
}
