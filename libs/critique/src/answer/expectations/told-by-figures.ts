import { isSomebody } from '../../customers/somebody.js';
import { isWorkedOut } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import { isSizeOfEach } from '../../engine/numbers/size-of-each.js';
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

/** "5,500 wineries, 30 tests in a bad year, at C$38 that's around C$6.5M": a count and what it brings, so the founder worked it out. */
function isArithmeticTold({ original, tokens }: AnswerText): boolean {
  const numbers = readNumbers(tokens);
  const sums = numbers.filter(({ currency }) => currency !== null);
  if (sums.some((sum) => isWorkedOut(sum, numbers))) return true;
  const incomes = incomesIn(original);
  if (incomes.length === 0) return false;
  if (FIGURES.ownShare.test(original) && incomes.some((before) => FIGURES.workedOut.test(before))) return true;
  return numbers.some(isCount);
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

/** "Over 70", "crews of 4 to 9": an age or a size, and no count of them. */
const OF_EACH =
  /\b(?:over|under|above|below|aged|with|between|having|has|have|of|up to|than|least|most)(?: (?:about|around|some))? $|\d ?(?:to|and|-|–) ?$/i;

/** "About 28 growers' associations", "every ward in Ghana, which is seventeen": how many there are, and not how large each of them is. */
const areTheyCounted = ({ original, tokens }: AnswerText): boolean =>
  readNumbers(tokens).some(
    (number) =>
      number.currency === null &&
      !NO_COUNT.has(number.type) &&
      number.value > MIN_COUNTED &&
      !isSizeOfEach(original, number) &&
      !OF_EACH.test(original.slice(Math.max(0, number.span.start - BEFORE_CHARS), number.span.start)),
  );

type Told = (answer: AnswerText) => boolean;
const TOLD: Partial<Record<ExpectationId, Told>> = {
  arithmetic: isArithmeticTold,
  channel: isChannelCounted,
  again: isPartCounted,
  result: areCustomersCounted,
};

/** What is told by figures in the answer to one question only. */
const TOLD_HERE: Readonly<Record<string, Partial<Record<ExpectationId, Told>>>> = {
  'target-customers': { users: areTheyCounted },
  'market-size': { users: areTheyCounted },
};

/** Whether the numbers of an answer say what is asked for, in whatever words. */
export const isToldByFigures = (
  id: ExpectationId,
  { answer, fieldId }: Pick<AnswerSignals, 'answer' | 'fieldId'>,
): boolean => (TOLD_HERE[fieldId]?.[id] ?? TOLD[id])?.(answer) === true;
