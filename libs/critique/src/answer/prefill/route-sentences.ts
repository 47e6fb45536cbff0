import { unitIncome } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { readPitch } from '../../engine/read-text.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { slotsOf } from '../../pitch/slots-of.js';

const WORDS = readSinglePatterns('prefill', ['todaysWay', 'dated', 'howFound']);
const SENTENCE = /(?<=[.!?])\s+/u;
const SEMICOLON = /;\s+/u;
/** Fewer words beside a semicolon are no sentence of their own. */
const HALF_MIN_WORDS = 4;
/** In a longer text the first sentences say what it is about; and each is read. */
const SENTENCES_MAX = 20;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** "It warns the vet; 41 farms pay $9 a month" says two things, and each answers another question. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n/)
    .flatMap((line) => line.split(SENTENCE))
    .flatMap((sentence) => {
      const halves = sentence.split(SEMICOLON);
      return halves.length > 1 && halves.every((half) => wordsIn(half) >= HALF_MIN_WORDS) ? halves : [sentence];
    })
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => sentence.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .slice(0, SENTENCES_MAX);
}

/** What a sentence says. */
interface ReadSentence {
  readonly text: string;
  readonly types: ReadonlySet<NumberType>;
  readonly prices: number;
  /** A sum and what it is paid for: "$4,000 a month". */
  readonly hasRate: boolean;
  /** So many of something, and the price of one. */
  readonly hasIncome: boolean;
  readonly isStated: (slot: SlotName) => boolean;
}

function readSentence(text: string): ReadSentence {
  const read = readPitch(text);
  const numbers = readNumbers(read.tokens).filter(({ isPlanned }) => !isPlanned);
  const slots = slotsOf(read);
  return {
    text,
    types: new Set(numbers.map(({ type }) => type)),
    hasRate: numbers.some(({ currency, per }) => currency !== null && per !== null),
    hasIncome: unitIncome(numbers) !== null,
    prices: numbers.filter(({ type }) => type === 'price').length,
    isStated: (slot) => slots[slot].state === 'stated',
  };
}

const counts = ({ types, hasIncome }: ReadSentence): boolean =>
  hasIncome || types.has('customers') || types.has('users') || types.has('payment');

/** "Takes 15% of what it saves": a share that is theirs is a price. */
const THEIR_SHARE = /\b(?:take|keep|charge|earn|get)s? (?:a |an |only )?\d[\d.]{0,5} ?%/i;
/** "Ten years of tuning" may be the organ's; theirs are told in the first person, or of whom they know. */
const OF_THEM = /\b(?:I|we|my|our|me|us|(?:co-?)?founders?)\b/i;

/** Which sentence answers which question. A sentence may answer two. */
const ROUTES: Readonly<Record<string, (sentence: ReadSentence) => boolean>> = {
  metrics: (sentence) => counts(sentence) || (sentence.types.has('share') && !THEIR_SHARE.test(sentence.text)),
  'business-model': ({ types, hasRate, text }) => hasRate || types.has('price') || THEIR_SHARE.test(text),
  'first-users': ({ text }) => WORDS.howFound.test(text),
  validation: (sentence) => counts(sentence) && sentence.isStated('proof'),
  competitors: ({ isStated, prices, text }) => (isStated('today') && WORDS.todaysWay.test(text)) || prices > 1,
  'why-now': ({ isStated, text }) => isStated('change') && WORDS.dated.test(text),
  'why-this-problem': ({ isStated, text }) => isStated('team') && OF_THEM.test(text),
  'how-it-works': ({ isStated, hasIncome }) => isStated('mechanism') && !hasIncome,
};

/** Questions whose answer stands where the product is described, and not where the problem is. */
const OF_THE_PRODUCT = new Set(['metrics', 'business-model', 'first-users', 'validation', 'how-it-works']);

/** The founder's own sentences that answer a question, as they were typed in the idea check; empty where none does. */
export function routedSentences(
  fieldId: string,
  { brief, problem }: { readonly brief: string; readonly problem: string },
): string {
  const answers = ROUTES[fieldId];
  if (answers === undefined) return '';
  return sentencesOf(`${brief}\n${OF_THE_PRODUCT.has(fieldId) ? '' : problem}`)
    .filter((text) => answers(readSentence(text)))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** The sentence that says what is made, and for whom where one says that too. */
export function sentenceOfTheProduct(brief: string): string {
  const sentences = sentencesOf(brief);
  const read = sentences.map(readSentence);
  const best =
    read.find(({ isStated }) => isStated('thing') && isStated('user')) ??
    read.find(({ isStated }) => isStated('thing'));
  return best?.text ?? sentences[0] ?? '';
}
