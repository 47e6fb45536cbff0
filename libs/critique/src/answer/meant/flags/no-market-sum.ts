import type { Span } from '@playbook/contracts/core/span.schema';

const BEFORE_CHARS = 60;
/** "A table of a billion rows", "9 billion larvae": things, and no market. */
const OF_THINGS = new RegExp(
  String.raw`^[ -](?:of )?(?!(?:dollars?|euros?|pounds?|yen|rupees?|people|users|consumers|customers|compan(?:y|ies)|business(?:es)?|markets?` +
    String.raw`|industry|annual|opportunity|a|per|in|by|is|are|and|or|with|this|every|each|globally|worldwide|annually)\b)[a-z]{3}`,
  'i',
);
const HAS_SIGN = /[$€£¥₹₦]\s?(?:\d[\d.,]{0,12} ?)?$|\b(?:USD|EUR|GBP|INR|Rs\.?|AED|SEK) ?(?:\d[\d.,]{0,12} ?)?$/;
const isMoney = (text: string, { start, end }: Span): boolean =>
  HAS_SIGN.test(text.slice(Math.max(0, start - BEFORE_CHARS), start)) || /[$€£¥₹₦]/.test(text.slice(start, end));
/** Whether "billion" counts things at a place. */
export const isOfThings = (text: string, span: Span): boolean =>
  !isMoney(text, span) && OF_THINGS.test(text.slice(span.end));

const OF_PEOPLE = /^ (?:people|users|consumers|humans|adults|phones?)\b/i;
/** "8 billion people in the world": how many live, and nobody's report of a market. */
export const isOfPeople = (text: string, span: Span): boolean =>
  !isMoney(text, span) && OF_PEOPLE.test(text.slice(span.end));

/** "I can't give you a billion". */
const IS_DENIED =
  /(?:\b(?:no|not|never|cannot|nor|without|isn['’]t|can['’]t|won['’]t|don['’]t|n['’]t)) (?:[\p{L}'’]{1,12} ){0,4}$/iu;
export const isDeniedSum = (text: string, { start }: Span): boolean =>
  IS_DENIED.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));

/** "Monitoring over $1 trillion of exposure", "we process $2 billion": what passes through, and no market. */
const PASSES_BEHIND = new RegExp(
  String.raw`^ (?:of |in |worth of )(?:[a-z-]{2,15} ){0,2}(?:exposures?|assets?|loans?|deposits?|transactions?|payments?|volumes?|spend(?:ing)?` +
    String.raw`|flows?|trades?|funds?|debts?|invoices?|claims?|cargo|goods|savings|remittances?|AUM|GMV|TVL)\b`,
  'i',
);
const PASSES_BEFORE = new RegExp(
  String.raw`\b(?:monitor|process|handl|mov|manag|underwrit|insur|protect|secur|clear|settl|financ|track|orchestrat)(?:e|es|ed|ing|s)? (?:over ` +
    String.raw`|more than |about |around |some |up to |nearly )?[$€£¥₹₦]?$`,
  'i',
);
const isPassing = (text: string, { start, end }: Span): boolean =>
  PASSES_BEHIND.test(text.slice(end)) || PASSES_BEFORE.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));

/** Whether a large number is no sum of a market: it counts things, is denied, or passes through. */
export const isNoMarketSum = (text: string, span: Span): boolean =>
  [isOfThings, isDeniedSum, isPassing].some((isNone) => isNone(text, span));
