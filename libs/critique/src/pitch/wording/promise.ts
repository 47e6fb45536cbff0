import type { Span } from '@playbook/contracts/core/span.schema';
import { clauseAround } from '../../engine/quotes.js';

/** "We will not stop until every dog is happy": what is promised is not done. */
const PROMISE = /\b(?:we|it|they|i)(?:'ll| will| want to| hope to| plan to| are going to|'re going to)\b/i;
export const isPromised = (text: string, span: Span): boolean => {
  const { start } = clauseAround(text, span);
  return PROMISE.test(text.slice(start, span.start));
};

const WISHES = /^(?:wants?|hopes?|trying|going) to$/i;
const OWN =
  /(?:\b(?:we|i|it|we're|are|i'm|am|startup|company|app|product|platform|team)|^\W{0,3}(?!(?:no|every|some)(?:body|one)\b)\p{Lu}[\p{L}\d]{1,30}) $/iu;
const BEFORE_CHARS = 40;
/** "Tells which part it'll be": what is found out. */
const FOUND_OUT = /\b(?:which|what|how|where|who|when|if|whether)(?: [\w'-]{1,20}){0,2} $/i;
/** "A diabetic wants to eat out": what the customer wants or finds out is no plan of the founders. */
export const isOthersWish = (text: string, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  return FOUND_OUT.test(before) || (WISHES.test(text.slice(start, end)) && !OWN.test(before));
};
