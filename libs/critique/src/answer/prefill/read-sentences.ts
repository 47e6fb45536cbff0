import { unitIncome } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { readPitch } from '../../engine/read-text.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { slotsOf } from '../../pitch/slots-of.js';
import { isOfTheirTrade, isTheirWay } from './told-of-others.js';

const WORDS = readSinglePatterns('prefill', ['ofStartup', 'goesOnInPast', 'ofFamily']);
/** "At 3 a.m. again" goes on. */
export const SENTENCE = /(?<=[.!?])(?<!\b(?:[ap]\.m|e\.g|i\.e|Dr|Mr|Mrs|Ms|St|No|vs|approx)\.)\s+/u;
const SEMICOLON = /;\s+/u;
/** Fewer words beside a semicolon are no sentence of their own. */
const HALF_MIN_WORDS = 4;
/** In a longer text the first sentences say what it is about; and each is read. */
const SENTENCES_MAX = 20;

/** "Hello, I am a producer of oysters". */
const GREETING = /^(?:hello|hi|hey|good (?:day|morning|evening))(?: (?:there|everyone|yc|all))?[,!.:]? (?=\p{L})/iu;

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** "It warns the vet; 41 farms pay $9 a month" says two things, and each answers another question. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n/)
    .flatMap((line) => line.split(SENTENCE))
    .flatMap((sentence) => {
      const halves = sentence.split(SEMICOLON);
      return halves.length > 1 && halves.every((half) => wordsIn(half) >= HALF_MIN_WORDS) ? halves : [sentence];
    })
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.trim().replace(GREETING, ''))
    .map((sentence) => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .slice(0, SENTENCES_MAX);
}

/** What a sentence says. */
export interface ReadSentence {
  readonly text: string;
  /** What others do and pay without the product. */
  readonly isOfTrade: boolean;
  /** What others do, where the text begins with it. */
  readonly isWay: boolean;
  /** What the founders did before. */
  readonly isOfPast: boolean;
  readonly types: ReadonlySet<NumberType>;
  readonly prices: number;
  /** A sum and what it is paid for: "$4,000 a month". */
  readonly hasRate: boolean;
  /** So many of something, and the price of one. */
  readonly hasIncome: boolean;
  readonly isStated: (slot: SlotName) => boolean;
}

/** Which of some sentences tell what the founders did before, or went through: behind such a one the story may go on. */
function arePast(sentences: readonly string[]): boolean[] {
  let isStory = false;
  return sentences.map((text) => {
    const isPast = tellsOfPast(text) || (isStory && WORDS.goesOnInPast.test(text));
    // "Nobody over fifty filled in the form": only the startup ends it.
    isStory = isPast || WORDS.ofFamily.test(text) || (isStory && !WORDS.ofStartup.test(text));
    return isPast;
  });
}

export function readSentences(sentences: readonly string[]): ReadSentence[] {
  const past = arePast(sentences);
  return sentences.map((text, index) => ({ ...readSentence(text, index), isOfPast: past[index] === true }));
}

function readSentence(text: string, index: number): Omit<ReadSentence, 'isOfPast'> {
  const read = readPitch(text);
  const numbers = readNumbers(read.tokens).filter(({ isPlanned }) => !isPlanned);
  const slots = slotsOf(read);
  return {
    text,
    isWay: index === 0 && isTheirWay(text, true),
    isOfTrade: isOfTheirTrade(text, index === 0),
    types: new Set(numbers.map(({ type }) => type)),
    hasRate: numbers.some(({ currency, per }) => currency !== null && per !== null),
    hasIncome: unitIncome(numbers) !== null,
    prices: numbers.filter(({ type }) => type === 'price').length,
    isStated: (slot) => slots[slot].state === 'stated',
  };
}
