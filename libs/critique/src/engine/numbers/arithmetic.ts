import type { TypedNumber } from './typed-number.js';

/** "9 of 10" is a share already; these were counted. */
const MIN_WHOLE = 12;
const MIN_PAYERS = 5;
const MONTHS_A_YEAR = 12;
/** A price of which the total of a month can be worked out, by what it is paid for. */
const PAID_A_MONTH: Readonly<Record<string, number>> = { month: 1, year: 1 / MONTHS_A_YEAR };
const PERCENT = 100;
/** Below this the others were never reached; nothing happened with them. */
const SMALL_PERCENT = 20;

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');
const amount = (value: number, currency: string): string =>
  /^R?[$€£¥₹]$/.test(currency) ? `${currency}${grouped(value)}` : `${grouped(value)} ${currency}`;

type Quote = (number: TypedNumber) => string;

/** "'94 of 112' is 84%. What happened with the other 18?" */
function shareRemark(numbers: readonly TypedNumber[], quote: Quote): string | null {
  const share = numbers.find(
    ({ value, outOf }) => outOf !== null && outOf >= MIN_WHOLE && value > 1 && value < outOf - 1,
  );
  if (share?.outOf === undefined || share.outOf === null) return null;
  const percent = Math.round((PERCENT * share.value) / share.outOf);
  if (percent < SMALL_PERCENT) return `${quote(share)} is ${percent}%. Which of the others come next, and why those?`;
  return `${quote(share)} is ${percent}%. What happened with the other ${grouped(share.outOf - share.value)}?`;
}

/** "If all 31 pay '$240 a month', that is $7,440 a month. Is it?" One price and one number of customers only: else they may not belong together. */
function incomeRemark(numbers: readonly TypedNumber[], quote: Quote): string | null {
  const prices = numbers.filter(({ type }) => type === 'price');
  const payers = numbers.filter(({ type, value }) => type === 'customers' && value >= MIN_PAYERS);
  const [price, payer] = [prices[0], payers[0]];
  if (price === undefined || payer === undefined || prices.length > 1 || payers.length > 1) return null;
  const share = PAID_A_MONTH[price.per ?? ''];
  if (share === undefined || price.currency === null) return null;
  const income = payer.value * price.value * share;
  const sum = `If all ${grouped(payer.value)} pay ${quote(price)}, that is ${amount(income, price.currency)} a month`;
  return isBeyondBelief(income, price.currency)
    ? `${sum}, more than any company in the world takes in. Which of the two numbers is wrong?`
    : `${sum}. Is that what arrives?`;
}

/** In dollars, euros or pounds a month; the largest company of 2025 took in some 57 billion dollars a month. */
const LARGEST_INCOME = 100_000_000_000;
const isBeyondBelief = (income: number, currency: string): boolean =>
  /^[$€£]$/.test(currency) && income > LARGEST_INCOME;

/** True when the founder's own numbers come to more than can be. */
export function hasImpossibleIncome(numbers: readonly TypedNumber[]): boolean {
  return (
    incomeRemark(
      numbers.filter(({ isPlanned }) => !isPlanned),
      () => '',
    )?.endsWith('is wrong?') === true
  );
}

/**
 * Something worked out of the founder's own numbers, with the question that follows; null where their numbers do not belong together for
 * sure. It cannot be said of another text.
 */
export function arithmeticRemark(numbers: readonly TypedNumber[], quote: Quote): string | null {
  const own = numbers.filter(({ isPlanned }) => !isPlanned);
  return incomeRemark(own, quote) ?? shareRemark(own, quote);
}
