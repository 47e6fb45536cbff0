import type { MemoRemark } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { numberOf, onlyClaim, type Claim } from './claims.js';

const MIN_PAYERS = 2;
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/**
 * What comes of customers counted in one text and a price of another; nothing where either is not the only one of its kind, or where one
 * text has both and has been told already.
 */
export function crossArithmetic(claims: readonly Claim[]): MemoRemark[] {
  const count = onlyClaim(claims, ({ topic }) => topic === 'customers');
  const price = onlyClaim(claims, ({ topic }) => topic === 'price');
  if (count === null || price === null || !price.of.endsWith(' month')) return [];
  if (claims.some(({ topic, source }) => topic === 'price' && source === count.source)) return [];
  const currency = price.of.split(' ')[0] ?? '';
  const payers = Number(count.value);
  if (payers < MIN_PAYERS || !/^[$€£]$/.test(currency)) return [];
  const income = `${currency}${whole(payers * Number(price.value))} a month`;
  return [
    {
      text: `${payers} ${count.of} at ${numberOf(price)} each come to ${income}. Is that what arrives?`,
      quotes: [count.source.quote(count.sentence), price.source.quote(price.sentence)],
    },
  ];
}
