import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { flowOf } from '../text/flow.js';
import { normaliseText } from '../text/normalise.js';
import { sentencesOf } from './sentences.js';

/** Sentences that talk to whoever judges. */
const ORDERS: readonly RegExp[] = [
  /^\W*(?:system|evaluator|reviewer|grader|judge|assistant|ai|model|partner)s? ?:/i,
  /\byou are (?:an? |the )?(?:\w+ )?(?:assistant|ai|model|judge|evaluator|partner)\b/i,
  /(?:^|\bplease |\bjust |\bmust |\band )(?:score|rate|grade|mark|give) (?:it|this|us|me|our|my|the (?:idea|pitch)|at|with|as|full|top|maximum)\b.*\b(?:\d{2,3}|max\w*|full|top|highest|perfect|marks)\b/i,
  /\b(?:correct|right|fair) (?:score|rating|mark|grade)\b/i,
  /\bbest (?:idea|pitch|startup|company)\b.*\b(?:seen|read|ever)\b/i,
  /\b(?:why-?now|alignment|ycalignmentscore)\b.*\b100\b/i,
];
const MIN_REPEATED_WORDS = 5;
/** Below this share of different words a sentence only repeats keywords. */
const MIN_DIFFERENT_SHARE = 0.55;

function repeatsItself(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= MIN_REPEATED_WORDS && new Set(words).size / words.length < MIN_DIFFERENT_SHARE;
}

/** Sentences that say nothing about an idea: orders to the judge, and keywords over and over. They are read as if they were not there. */
export function findOrders(text: string): Span[] {
  return sentencesOf(flowOf(normaliseText(text)), 1)
    .filter((sentence) => ORDERS.some((order) => order.test(sentence.text)) || repeatsItself(sentence.text))
    .map(({ start, end }) => ({ start, end }));
}
