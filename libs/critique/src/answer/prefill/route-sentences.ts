import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { readPitch } from '../../engine/read-text.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { slotsOf } from '../../pitch/slots-of.js';

const WORDS = readSinglePatterns('prefill', ['todaysWay', 'dated', 'howFound']);
const SENTENCE = /(?<=[.!?])\s+/u;
/** In a longer text the first sentences say what it is about; and each is read. */
const SENTENCES_MAX = 20;

/** What a sentence says. */
interface ReadSentence {
  readonly text: string;
  readonly types: ReadonlySet<NumberType>;
  readonly prices: number;
  /** A sum and what it is paid for: "$4,000 a month". */
  readonly hasRate: boolean;
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
    prices: numbers.filter(({ type }) => type === 'price').length,
    isStated: (slot) => slots[slot].state === 'stated',
  };
}

const counts = ({ types }: ReadSentence): boolean =>
  types.has('customers') || types.has('users') || types.has('payment');

/** Which sentence answers which question. A sentence may answer two. */
const ROUTES: Readonly<Record<string, (sentence: ReadSentence) => boolean>> = {
  metrics: (sentence) => counts(sentence) || sentence.types.has('share'),
  'business-model': ({ types, hasRate }) => hasRate || types.has('price'),
  'first-users': ({ text }) => WORDS.howFound.test(text),
  validation: (sentence) => counts(sentence) && sentence.isStated('proof'),
  competitors: ({ isStated, prices, text }) => (isStated('today') && WORDS.todaysWay.test(text)) || prices > 1,
  'why-now': ({ isStated, text }) => isStated('change') && WORDS.dated.test(text),
  'why-this-problem': ({ isStated }) => isStated('team'),
  'how-it-works': ({ isStated }) => isStated('mechanism'),
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
  return `${brief}\n${OF_THE_PRODUCT.has(fieldId) ? '' : problem}`
    .split(/\n/)
    .flatMap((text) => text.split(SENTENCE))
    .filter((text) => text.trim() !== '')
    .slice(0, SENTENCES_MAX)
    .filter((text) => answers(readSentence(text)))
    .join(' ');
}

/** The sentence that says what is made, and for whom where one says that too. */
export function sentenceOfTheProduct(brief: string): string {
  const sentences = brief.split(SENTENCE).slice(0, SENTENCES_MAX);
  const read = sentences.map(readSentence);
  const best =
    read.find(({ isStated }) => isStated('thing') && isStated('user')) ??
    read.find(({ isStated }) => isStated('thing'));
  return best?.text ?? sentences[0] ?? '';
}
