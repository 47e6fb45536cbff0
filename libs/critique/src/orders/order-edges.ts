import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { outlineOf } from './sentence-outline.js';

/** Other guesses at one edge of an order, those nearest to it first. */
const MAX_GUESSES = 8;
const WORD_START = /(?<=\s)(?=\S)/gu;
const CAPITAL_AFTER_SPACE = /(?<=\s)(?=\p{Lu})/gu;
/** What comes before or after stands in a sentence of its own. */
const STOP_BEFORE = /(?:^|[.!?;:\n])\s*$/;
const STOP_AFTER = /[.!?;:\n]\s*$/;

const placesIn = (text: string, { start, end }: Span, pattern: RegExp): number[] =>
  Array.from(text.slice(start, end).matchAll(pattern), ({ index }) => start + index);

/**
 * Where the order may end instead: the pitch goes on behind it, in the same sentence or in one that the order swallowed. A
 * name may have a word of judging in it ("Harbour One").
 */
function otherEnds(text: string, order: Span): number[] {
  if (text.slice(order.end).trim() === '') return [];
  const isGlued = !STOP_AFTER.test(text.slice(order.start, order.end));
  return placesIn(text, order, isGlued ? WORD_START : CAPITAL_AFTER_SPACE)
    .slice(-MAX_GUESSES)
    .filter((end) => {
      const { own, others } = outlineOf(text.slice(end, order.end));
      return own <= others;
    });
}

/** Where the order may begin instead, before any word of judging: right before it the pitch had not come to a stop. */
function otherStarts(text: string, order: Span): number[] {
  if (STOP_BEFORE.test(text.slice(0, order.start))) return [];
  return placesIn(text, order, WORD_START)
    .slice(0, MAX_GUESSES)
    .filter((start) => outlineOf(text.slice(order.start, start)).own === 0);
}

/**
 * Orders to the judge that stand in one sentence with the pitch end somewhere, but where is a guess. The same orders with
 * each other guess in turn; none where every order stands alone.
 */
export function otherEdges(text: string, orders: readonly Span[]): (readonly Span[])[] {
  return orders.flatMap((order, index) => [
    ...otherEnds(text, order).map((end) => orders.with(index, { ...order, end })),
    ...otherStarts(text, order).map((start) => orders.with(index, { ...order, start })),
  ]);
}
