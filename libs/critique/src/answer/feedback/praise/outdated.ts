import type { Statement } from '../../rewrite/statements.js';

/** "Today: 31 labs" stands beside "end of 2024: 12 labs": what was counted before is no longer so. */
const OF_TODAY = /^(?:today|now|currently|at present|as of (?:today|now)|this (?:week|month))\b[^.;!?]{0,40}\d/i;
const OF_BEFORE = new RegExp(
  String.raw`^(?:(?:at the |by the |in the )?(?:start|beginning|middle|end) of |in |by |since |until )?(?:(?:early|mid` +
    String.raw`|late)[- ])?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr` +
    String.raw`|jun|jul|aug|sept?|oct|nov|dec)\.?(?: (?:19|20)\d\d)?|(?:19|20)\d\d)\b`,
  'i',
);
const COUNTED = /\d (\p{L}{3,20})/gu;
const countedIn = (text: string): string[] => [...text.matchAll(COUNTED)].map(([, noun = '']) => noun.toLowerCase());
/** Whether a sentence counts what another one counts again today. */
export function isOutdated(text: string, statements: readonly Statement[]): boolean {
  if (!OF_BEFORE.test(text)) return false;
  const counted = new Set(countedIn(text));
  return statements.some(
    (other) => OF_TODAY.test(other.text) && countedIn(other.text).some((noun) => counted.has(noun)),
  );
}
