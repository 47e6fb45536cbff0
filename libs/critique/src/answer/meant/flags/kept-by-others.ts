import type { Span } from '@playbook/contracts/core/span.schema';
import { countFigures } from '../../../text/count-figures.js';
import { sentenceAround } from '../../../text/spans/sentence-around.js';

/** "Two days because of proprietary extensions": a thing of customers or rivals, where nobody of the founders is spoken of. */
const IS_PROPRIETARY = /^proprietary$/i;
const IS_REFUSED = /\bdisclose$/i;
const OURS = /\b(?:we|our|ours|us|I|my|mine)\b/i;
/** An answer with so many figures tells much, whatever stays with somebody. */
const MANY_FIGURES = 3;
const ASIDE_WORDS = 40;

/** Whether what is not said belongs to others, or is an aside in an answer that says much. */
export function isKeptByOthers(text: string, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  if (IS_PROPRIETARY.test(words)) return !OURS.test(sentenceAround(text, span));
  if (IS_REFUSED.test(words)) return false;
  return countFigures(text) >= MANY_FIGURES && text.split(/\s+/).length > ASIDE_WORDS;
}
