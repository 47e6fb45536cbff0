import type { KnownStartup } from '../../../startup/known-startup.js';
import { customerName } from '../customer-name.js';

const MANY = String.raw`(?:\d{1,3}(?:[,. ]\d{3})+|[1-9]\d{2,6})`;
const HEAD = /\p{L}{3,24}$/u;

/**
 * Whether a founder has counted those who may buy: "there are some 7,000 commercial labs in Germany", "of the roughly 600 schools for the blind". What
 * has paid or used it is no market.
 */
export function isMarketCounted({ description, problem, customer }: KnownStartup): boolean {
  const head = HEAD.exec(customerName(customer ?? ''))?.[0];
  if (head === undefined) return false;
  return new RegExp(
    String.raw`\b(?:there (?:are|is|exist)|has|have|count\w{0,3}|lists?) (?:(?:about|some|around|roughly|nearly|over|more than|almost|only) ){0,2}` +
      String.raw`${MANY} (?:[\p{L}-]{2,20} ){0,3}(?:${head}|ones)(?!\p{L})` +
      String.raw`|\b(?:of|all|every one of) (?:the )?(?:(?:about|some|around|roughly|nearly) )?${MANY} (?:[\p{L}-]{2,20} ){0,2}${head}(?!\p{L})`,
    'iu',
  ).test(`${description}\n${problem}`);
}
