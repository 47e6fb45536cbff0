import { amountText, groupedNumber } from '@playbook/critique/engine/numbers/amount-text';
import { unitIncome } from '@playbook/critique/engine/numbers/arithmetic';
import { isSizeOfEach } from '@playbook/critique/engine/numbers/size-of-each';
import { readNumbers } from '@playbook/critique/engine/numbers/read-numbers';
import { readPitch } from '@playbook/critique/engine/read-text';
import type { TypedNumber } from '@playbook/critique/engine/numbers/typed-number';
import type { KnownStartup } from '../startup/known-startup.js';

/** How often a price is paid in a year, by what it is paid for. */
const TIMES_A_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, season: 1, year: 1 };
const FEWEST = 2;
/** A small market is shown beside what there is today. */
const TIMES_MORE = 10;
/** Whoever is counted pays just this: what a nurse costs, or what is paid for each of something else, is another sum. */
const PAY = /^\s(?:[\w'-]{1,30}\s){0,6}pay(?:s|ing)?(?:\sus)?(?:\s(?:about|around|over|only|just))?\s[$€£¥₹]?$/i;
const FOR_EACH = /^\s{0,3}(?:per|for (?:each|every|a|an)|a|an|each [a-z])\b/i;

/** What one of the customers pays in a year where the price is just what they pay; null where it may be of something else. */
function paidAYear(description: string, customers: TypedNumber, price: TypedNumber | undefined): number | null {
  const times = TIMES_A_YEAR[price?.per ?? ''];
  if (price === undefined || price.isTotal || times === undefined) return null;
  // The customers' noun stands between the two.
  const between = description.slice(customers.span.end, price.span.start);
  const isOfEach = FOR_EACH.test(description.slice(price.span.end));
  return PAY.test(between) && !isOfEach ? price.value * times : null;
}

const IS_SMALL_COIN = /^(?:cents?|pence|paise)$/i;
/** Of small coins a text does not say what a hundred of them are called. */
const isWhole = (currency: string | null): currency is string => currency !== null && !IS_SMALL_COIN.test(currency);

/** @param often behind both numbers: " a month" */
function lineOf({ value, noun }: TypedNumber, often: string, yearly: number, currency: string): string {
  const more = groupedNumber(value * TIMES_MORE);
  return (
    `By your own figures ${groupedNumber(value)} ${noun}${often} bring in ${amountText(yearly, currency)} a year, and ` +
    `${more}${often} would bring in ${amountText(yearly * TIMES_MORE, currency)}: say where those are.`
  );
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** What is paid in some months of the year only. */
const IN_SEASON = new RegExp(String.raw`\b(?:only|from) ${MONTH} (?:to|until|through) ${MONTH}\b|\bin season\b`, 'i');
/** What is bought today, wasted or lost is no income of theirs. */
const OF_OTHERS = /\b(?:buy|buys|bought|spends?|costs?|los(?:e|es|t)|wastes?|throws?|fines?)\b/i;

/** What things of which the description says how many there are bring in a year by the price of one; null where it does not. */
function ofUnits(description: string, numbers: readonly TypedNumber[]): string | null {
  const found = unitIncome(numbers);
  const [times, currency] = [TIMES_A_YEAR[found?.period ?? ''], found?.price.currency ?? null];
  if (found === null || times === undefined || !isWhole(currency) || OF_OTHERS.test(description)) return null;
  const { count, income } = found;
  return lineOf(count, count.period === null ? '' : ` a ${count.period}`, income * times, currency);
}

/** What the founder's own customers pay in a year by the description; empty where it does not say what one of them pays. */
export function ownFigures({ ofStartup: description }: KnownStartup): string[] {
  if (IN_SEASON.test(description)) return [];
  const numbers = readNumbers(readPitch(description).tokens).filter(
    (number) => !number.isPlanned && !isSizeOfEach(description, number),
  );
  return numbers
    .flatMap((customers, index) => {
      const { type, value, noun } = customers;
      const price = numbers[index + 1];
      const paid = type === 'customers' && value >= FEWEST ? paidAYear(description, customers, price) : null;
      const currency = price?.currency ?? null;
      if (paid === null || noun === null || !isWhole(currency)) return [];
      return [lineOf(customers, '', value * paid, currency)];
    })
    .concat(ofUnits(description, numbers) ?? [])
    .slice(0, 1);
}
