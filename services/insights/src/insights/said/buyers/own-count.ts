import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import type { KnownStartup } from '../../../startup/known-startup.js';
import { sentencesOf } from '../sentences.js';
import { HAS_MARKUP } from '../todays-way.js';
import { inQuotes } from '../whom.js';

/** "About 1,900", "two thousand", "3,2 million": so many of them. */
const COUNTS = /\b\d[\d.,]{0,12}\d\b|\b\d{1,12} ?(?:k|m|million|thousand|lakh)\b|\b(?:hundred|thousand|million)s?\b/i;
/** A sum, a rate and a year count no buyers. */
const OF_MONEY = /[$€£¥₹₦]|\b(?:billion|bn|dollars?|euros?|pounds?|CAGR|TAM)\b|\d ?(?:%|percent|per cent)/i;
/** "A haulier in our country owns typically 17 vehicles": what one of them has. */
const OF_ONE = /^(?:one|an?|each|every)\b/i;
/** What is longer is a text without stops. */
const LONGEST_CHARS = 190;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** "There are about 1,900 of them", "Portugal alone has 92 thousand lifts": words that count what there is. */
const THERE_ARE = new RegExp(
  String.raw`\bthere(?:['’]?s| are| is) (?:[\p{L}.]{2,12} ){0,2}` +
    String.raw`(?:\d|(?:a|two|three|four|five|six|seven|eight|nine|ten|several) (?:hundred|thousand|million))` +
    String.raw`|(?<!\p{L})\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?: alone)? has (?:[\p{L}.]{2,12} ){0,2}\d`,
  'u',
);
/** Of sentences with such words and this score nine in ten tell of the market, by cross-validation. */
const LEAST_OF_COUNT = 0.25;
const mayCount = (roles: BriefRoles, sentence: string): boolean =>
  THERE_ARE.test(sentence) && (roles.of(sentence)?.scores.market ?? 0) >= LEAST_OF_COUNT;

/**
 * "There are about 1,900 independents in the US with 5 to 80 mechanics": a count of the market, by the sentence's words and by those around it. Whether
 * those could buy only the founder knows.
 */
export function ownCountLine({ briefRoles, text }: KnownStartup): string | null {
  const telling = briefRoles.saying('market', 'likely');
  const counting = sentencesOf(text).map((sentence) => sentence.text);
  const count = [...telling, ...counting.filter((sentence) => mayCount(briefRoles, sentence))]
    .filter(({ length }) => length <= LONGEST_CHARS)
    .filter((sentence) => ![OF_ONE, OF_MONEY, HAS_MARKUP].some((pattern) => pattern.test(sentence)))
    .find((sentence) => COUNTS.test(sentence.replace(YEAR, ' ')));
  return count === undefined
    ? null
    : `${inQuotes(count)}: if that is your market, multiply it by what you get for one of them in a year, and say who counted.`;
}
