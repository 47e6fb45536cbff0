import type { TypedNumber } from './typed-number.js';

const SIZE_NOUN = /\b(?:employees|staff|people|workers|persons|seats|beds|vans|trucks|sites|locations|chairs)$/i;
const SIZE_BEFORE = new RegExp(
  String.raw`\b(?:with|having|between|under|over|below|above|up to|fewer than|less than|more than|at least)(?: (?:about|around` +
    String.raw`|roughly|some))?(?: \d[\d,.]{0,9} ?(?:to|and|-|–))? ?$`,
  'i',
);
/** "Caves of 5,000 wheels". */
const OF_SIZE = /\p{Ll}s of $/u;
const REACH_CHARS = 40;

/** Whether a number says how large each of some is and counts none of them: "with 20 to 150 people", "caves of 5,000 wheels". */
export function isSizeOfEach(text: string, { noun, span }: Pick<TypedNumber, 'noun' | 'span'>): boolean {
  const before = text.slice(Math.max(0, span.start - REACH_CHARS), span.start);
  if (OF_SIZE.test(before) || /employees$/i.test(noun ?? '')) return true;
  return SIZE_NOUN.test(noun ?? '') && SIZE_BEFORE.test(before);
}
