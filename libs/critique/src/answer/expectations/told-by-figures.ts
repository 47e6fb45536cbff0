import { isSomebody } from '../../customers/somebody.js';
import { isWorkedOut } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType, TypedNumber } from '../../engine/numbers/typed-number.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import type { ExpectationId } from './expectations.js';

const FIGURES = readSinglePatterns('answer-figures', ['noIncome', 'workedOut', 'ownShare', 'ofCustomers']);
const SUMS = readSinglePatterns('answer-figures', ['largeSum', 'bareSum']);
const BEFORE_CHARS = 60;
const MIN_COUNTED = 2;

const NO_COUNT: ReadonlySet<NumberType> = new Set(['date', 'share', 'duration', 'frequency']);
const isCount = ({ type, currency, noun, outOf, value }: TypedNumber): boolean =>
  currency === null && outOf === null && noun !== null && value >= MIN_COUNTED && !NO_COUNT.has(type);

/** What stands before each sum of a kind. */
const beforeEach = (text: string, sums: RegExp): string[] =>
  [...text.matchAll(sums)].map(({ index }) => text.slice(Math.max(0, index - BEFORE_CHARS), index));

/** Sums that somebody would take in, by what stands before them. */
const incomesIn = (text: string): string[] => [
  ...beforeEach(text, SUMS.largeSum).filter((before) => !FIGURES.noIncome.test(before)),
  ...beforeEach(text, SUMS.bareSum).filter((before) => FIGURES.workedOut.test(before)),
];

/** Of what is to come a count and what it brings are enough; of a market the price or the share must stand there too. */
const OF_THE_FUTURE = 'five-year-vision';

/** "5,500 wineries, 30 tests in a bad year, at C$38 that's around C$6.5M": the founder worked it out. */
function isArithmeticTold({ original, tokens }: AnswerText, fieldId: string): boolean {
  const numbers = readNumbers(tokens);
  const sums = numbers.filter(({ currency }) => currency !== null);
  if (sums.some((sum) => isWorkedOut(sum, numbers))) return true;
  const incomes = incomesIn(original);
  if (incomes.length === 0) return false;
  if (FIGURES.ownShare.test(original) && incomes.some((before) => FIGURES.workedOut.test(before))) return true;
  if (!numbers.some(isCount)) return false;
  return (
    fieldId === OF_THE_FUTURE || incomes.length < sums.length || incomes.some((one) => FIGURES.workedOut.test(one))
  );
}

/** "38 of 86 arrived by that road", "64% of new buyers": how many came by one way. */
const isChannelCounted = ({ original, tokens }: AnswerText): boolean =>
  readNumbers(tokens).some(
    ({ type, outOf, noun, isDone, span, isPlanned }) =>
      !isPlanned &&
      (type === 'customers' ||
        (outOf !== null && (isDone || noun !== null)) ||
        (type === 'share' && FIGURES.ofCustomers.test(original.slice(span.end)))),
  );

/** "24 of the 31 teachers came back". */
const isPartCounted = ({ tokens }: AnswerText): boolean =>
  readNumbers(tokens).some(({ outOf, isDone }) => outOf !== null && isDone);

/** "July: 19 labs": what came out of it, in customers. */
const areCustomersCounted = ({ tokens }: AnswerText): boolean =>
  readNumbers(tokens).some((number) => isCount(number) && !number.isPlanned && isSomebody(number.noun ?? ''));

type Told = (answer: AnswerText, fieldId: string) => boolean;
const TOLD: Partial<Record<ExpectationId, Told>> = {
  arithmetic: isArithmeticTold,
  channel: isChannelCounted,
  again: isPartCounted,
  result: areCustomersCounted,
};

/** Whether the numbers of an answer say what is asked for, in whatever words. */
export const isToldByFigures = (
  id: ExpectationId,
  { answer, fieldId }: Pick<AnswerSignals, 'answer' | 'fieldId'>,
): boolean => TOLD[id]?.(answer, fieldId) === true;
