import type { TypedNumber } from '../../../engine/numbers/typed-number.js';
import { quoted } from '../../../engine/quotes.js';

const NOUN_BEHIND = 40;
/** A number with its noun, as it was written. */
export function withNoun(text: string, { span, noun }: TypedNumber): string {
  const at = noun === null ? -1 : text.slice(span.end, span.end + NOUN_BEHIND).indexOf(noun);
  return quoted(text, { start: span.start, end: at < 0 || noun === null ? span.end : span.end + at + noun.length });
}
