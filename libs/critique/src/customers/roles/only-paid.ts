import { headOfName } from '../mentions/party-name.js';

const SHARE = String.raw`(?:half|a third|a quarter|most of|the rest|an? (?:[\p{L}-]{2,12} )?(?:share|cut|commission)|\d{1,2}(?:\.\d)? ?(?:%|percent|per cent))`;

/** Most texts tell nothing of this, and a pattern for one name is made anew each time. */
const MAY_TELL =
  /\b(?:paid|receives?|gets?|earns?|keeps?|takes? home|pay-?outs?|pay|debit card|wages?|salar(?:y|ies)|commission)\b/i;

/**
 * "Workers are still paid in cash", "the school receives half", "the payout to each technician's card": whoever gets money there buys nothing.
 */
export function areOnlyPaid(name: string, text: string): boolean {
  if (!MAY_TELL.test(text)) return false;
  const head = headOfName(name.toLowerCase());
  if (!/^\p{L}{3,24}$/u.test(head)) return false;
  const stem = head.replace(/(?:ies|s)$/, '');
  const one = `${stem}(?:y|ies|s)?`;
  return new RegExp(
    String.raw`\b${head} (?:are|were) (?:(?:still|often|usually|mostly|always|only|now|then) )?paid\b(?! by)` +
      String.raw`|\b${one} (?:(?:then|also|each|always|still) )?(?:receives?|gets?|earns?|keeps?|takes? home) (?:about |around )?${SHARE}` +
      String.raw`|\bpay-?outs? to (?:the |each |every |our )?${one}\b|\b(?:we|I) pay (?:the |each |every |our )?${one}\b` +
      String.raw`|\b${one}['’]s? (?:debit card|pay-?outs?|wages?|salar(?:y|ies)|commission)\b`,
    'iu',
  ).test(text);
}
