import { unitIncome } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import type { PitchText } from '../../engine/read-text.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { readOnce } from './roles/read-once.js';
import type { SaidRoles } from './roles/said-roles.js';
import { rolesOf } from './roles/sentence-roles.js';
import { slotsOf } from '../../pitch/slots-of.js';
import { isOfTheirTrade, isTheirWay } from './told-of-others.js';

const WORDS = readSinglePatterns('prefill', ['ofStartup', 'goesOnInPast', 'ofFamily', 'ofBefore']);
/** "At 3 a.m. again" and "V. harveyi" go on. */
const SENTENCE =
  /(?<=[.!?]|[.!?]["”])(?<!\b(?:[ap]\.m|e\.g|i\.e|Dr|Mr|Mrs|Ms|Rs|incl|St|No|vs|approx)\.)(?<!\bno\.(?=\s+[\p{Ll}\d]))(?<!\b\p{Lu}\.(?=\s+\p{Ll}))\s+/u;
const SEMICOLON = /;\s+/u;
/** Fewer words beside a semicolon are no sentence of their own. */
const HALF_MIN_WORDS = 4;
/** In a longer text the first sentences say what it is about; and each is read. */
const SENTENCES_MAX = 40;
/** Where words say so as well, the model need not be as sure. */
const PAST_BY_WORDS = 0.2;
/** So many sentences a quotation goes on for, at most. */
const LONGEST_QUOTATION = 4;

/** "Hello, I am a producer of oysters". */
const GREETING = /^(?:hello|hi|hey|good (?:day|morning|evening))(?: (?:there|everyone|yc|all))?[,!.:]? (?=\p{L})/iu;

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Whether a quotation or an aside is begun and not ended: '"I used to sack them at the gate.' */
function isOpen(text: string): boolean {
  const count = (sign: string): number => text.split(sign).length - 1;
  return count('"') % 2 === 1 || count('“') > count('”') || count('(') > count(')');
}

/** Parts of a text whose quotations and asides are whole; what is never closed opens nothing. */
function whole(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    let text = parts[at] ?? '';
    let end = at;
    while (isOpen(text) && end - at < LONGEST_QUOTATION) {
      end += 1;
      text = `${text} ${parts[end] ?? ''}`;
    }
    const isWhole = end > at && end < parts.length && !isOpen(text);
    joined.push(isWhole ? text : (parts[at] ?? ''));
    if (isWhole) at = end;
  }
  return joined;
}

/** "4." before a sentence, and the dash of a list. */
const LIST_NUMBER = /^\(?\d{1,2}[.)]$/;
const LIST_MARK = /^[-–•*] (?=\S)/;

/** The sentences of a line as they were typed, without what numbers them. */
export const typedSentences = (line: string): string[] =>
  whole(
    line
      .trim()
      .split(SENTENCE)
      .filter((part) => !LIST_NUMBER.test(part.trim())),
  ).map((sentence) => sentence.replace(LIST_MARK, ''));

/** "It warns the vet; 41 farms pay $9 a month" says two things, and each answers another question. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n/)
    .flatMap(typedSentences)
    .flatMap((sentence) => {
      const halves = sentence.split(SEMICOLON);
      return halves.every((half) => !isOpen(half)) &&
        halves.length > 1 &&
        halves.every((half) => wordsIn(half) >= HALF_MIN_WORDS)
        ? halves
        : [sentence];
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
  /** By its words and by the sentences around it. */
  readonly roles: SaidRoles;
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

/** Reads the sentences of a text, each beside the others. */
export function readSentences(sentences: readonly string[]): ReadSentence[] {
  const past = arePast(sentences);
  const read = sentences.map(readOnce);
  return rolesOf(read).flatMap((roles, index) => {
    const [text, own] = [sentences[index], read[index]];
    if (text === undefined || own === undefined) return [];
    const isOfPast = past[index] === true || (roles.scores.past >= PAST_BY_WORDS && WORDS.ofBefore.test(text));
    return [{ ...readSentence(text, own, index), roles, isOfPast }];
  });
}

function readSentence(text: string, read: PitchText, index: number): Omit<ReadSentence, 'isOfPast' | 'roles'> {
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
