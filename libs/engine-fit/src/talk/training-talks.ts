import { BARE_CONTRACTIONS } from '@playbook/critique/demo/reading/bare-contractions';
import { tagTokens } from '@playbook/critique/text/grammar/tag';
import { normaliseText } from '@playbook/critique/text/tokens/normalise';
import type { Token } from '@playbook/critique/text/tokens/token';
import { tokenise } from '@playbook/critique/text/tokens/tokenise';
import { readItems } from '../command-line/read-json.js';
import { randomNumbers } from '../numbers/random-numbers.js';

const WRITTEN_FILES = [
  'answers.several-languages',
  'answers.usual-faults',
  'answers.own-words',
  'ideas.all-industries',
  'ideas.disguised-traps',
  'ideas.eight-sectors',
  'ideas.mixed',
  'one-liners.whole-sentences',
  'one-liners.figures',
  'one-liners.facts-first',
  'one-liners.trades',
];
const SPOKEN_FILES = ['talks.spoken'];

const SENTENCE_END = /(?<=[.!?])["')\]]{0,3}\s{1,9}(?=["'([]{0,3}[\p{Lu}\p{N}])/u;
const IS_ENGLISH = /\b(?:the|and|we|of|to|is)\b/i;
const NO_SENTENCE = /[;:()/]/;
const MIN_WORDS = 4;
const SENTENCES_IN_MIX = 8;
/** Founders' own texts keep the order of their sentences; mixed anew, more beginnings are seen behind more ends. */
const MIXES = 2;
/** Few talks are among the texts, and talks are what it is for. */
const TALK_WEIGHT = 4;
const SEED = 11;

interface TrainingText {
  readonly text?: string;
  readonly ideaBrief?: string;
  readonly problem?: string;
}

/** Words without stops, in small letters, and the tokens with which sentences begin. */
export interface BareText {
  readonly tokens: readonly Token[];
  readonly starts: ReadonlySet<number>;
}

function textsOf(files: readonly string[]): string[] {
  const items = files.flatMap((file) =>
    readItems<TrainingText>(new URL(`../../training/${file}.train.json`, import.meta.url)),
  );
  return items.flatMap(({ text, ideaBrief, problem }) => [text, ideaBrief, problem].filter((own) => own !== undefined));
}

const tagged = (text: string): Token[] =>
  tagTokens(tokenise(text), BARE_CONTRACTIONS).filter(({ kind }) => kind !== 'punctuation');

/** Whether it is a sentence: it has a verb, and nothing in it that is read in another way than it is spoken. */
function isWhole(sentence: string): boolean {
  const tokens = tagged(sentence);
  const hasVerb = tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return tokens.length >= MIN_WORDS && hasVerb && !NO_SENTENCE.test(sentence) && /^\p{L}/u.test(sentence);
}

/** As somebody writes down who leaves out stops, capitals and, half of the time, apostrophes. */
function bare(sentence: string): string {
  const withoutApostrophes = sentence.length % 2 === 0 ? sentence.replace(/(?<=\w)'(?=\w)/g, '') : sentence;
  return withoutApostrophes
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%€£'\s.,-]/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s-{1,3}\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function bareTextOf(sentences: readonly string[]): BareText {
  const parts = sentences.map(bare).filter((part) => part !== '');
  const offsets = new Set<number>();
  let offset = 0;
  for (const part of parts) {
    offsets.add(offset);
    offset += part.length + 1;
  }
  const tokens = tagged(parts.join(' '));
  return { tokens, starts: new Set(tokens.flatMap(({ start }, index) => (offsets.has(start) ? [index] : []))) };
}

const sentencesOf = (text: string): string[] => normaliseText(text).split(SENTENCE_END);

/** Runs of whole sentences in a text. */
function runsIn(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const sentence of sentencesOf(text)) {
    if (isWhole(sentence)) runs.at(-1)?.push(sentence);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const placed = items.map((item) => ({ item, place: random() }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Training texts, those that a fold leaves out and the others. @param fold Null to leave out none */
export function trainingTexts(folds: number, fold: number | null): { training: BareText[]; unseen: BareText[] } {
  const random = randomNumbers(SEED);
  const isUnseen = (index: number): boolean => fold !== null && index % folds === fold;
  const written = textsOf(WRITTEN_FILES).filter((text) => IS_ENGLISH.test(text));
  const spoken = textsOf(SPOKEN_FILES).map(sentencesOf);
  const own = written.filter((_, index) => !isUnseen(index));
  const talks = spoken.filter((_, index) => !isUnseen(index));
  const pool = [...own.flatMap(sentencesOf).filter(isWhole), ...repeated(talks.flat(), TALK_WEIGHT)];
  const mixes = Array.from({ length: MIXES }, () => inGroups(shuffled(pool, random), SENTENCES_IN_MIX)).flat();
  return {
    training: [...own.flatMap(runsIn), ...repeated(talks, TALK_WEIGHT), ...mixes].map(bareTextOf),
    unseen: fold === null ? [] : spoken.filter((_, index) => isUnseen(index)).map(bareTextOf),
  };
}

const repeated = <T>(items: readonly T[], times: number): T[] => Array.from({ length: times }, () => items).flat();
