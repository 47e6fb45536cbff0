import type { Span } from '@playbook/contracts/core/span.schema';
import { clauseAround } from '../../engine/quotes.js';

/** "We will not stop until every dog is happy": what is promised is not done. */
const PROMISE = /\b(?:we|it|they|i)(?:'ll| will| want to| hope to| plan to| are going to|'re going to)\b/i;
export const isPromised = (text: string, span: Span): boolean => {
  const { start } = clauseAround(text, span);
  return PROMISE.test(text.slice(start, span.start));
};
