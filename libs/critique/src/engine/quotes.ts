import type { Span } from '@playbook/contracts/core/span.schema';

const QUOTE_MAX_CHARS = 60;

/** The founder's own words at a span in single quotes, shortened at a word. */
export function quoted(text: string, span: Span | undefined): string {
  if (span === undefined) return '';
  const words = text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
  if (words.length <= QUOTE_MAX_CHARS) return `'${words}'`;
  const end = Math.max(words.slice(0, QUOTE_MAX_CHARS).lastIndexOf(' '), 1);
  return `'${words.slice(0, withoutJoining(words, 0, end))} ...'`;
}

/** "label: 'first', 'second'", or the label alone when nothing can be quoted. */
export function withQuotes(label: string, text: string, spans: readonly Span[]): string {
  const quotes = spans.slice(0, 2).map((span) => quoted(text, span));
  return quotes.length === 0 ? label : `${label}: ${quotes.join(', ')}`;
}

const CLAUSE_MAX_CHARS = 58;
const NUMBER_MAX_CHARS = 20;
const CLAUSE_END = /[.;:!?](?=\s|$)|,(?=\s)|\n| [–—-] |[()]/g;

/**
 * The clause around a span, which says more than its words alone: up to the next stop, comma or bracket on either side. Cut at words where it is
 * longer than is quoted.
 */
export function clauseAround(text: string, { start, end }: Span): Span {
  let [from, to] = [0, text.length];
  for (const { index, 0: stop } of text.matchAll(CLAUSE_END)) {
    if (index + stop.length <= start) from = index + stop.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  while (from < start && /\s/.test(text.charAt(from))) from += 1;
  if (to - from <= CLAUSE_MAX_CHARS) return { start: from, end: to };
  if (end - from <= CLAUSE_MAX_CHARS)
    return { start: from, end: lastWordEnd(text, from, Math.max(end, from + CLAUSE_MAX_CHARS)) };
  return { start, end: lastWordEnd(text, start, Math.min(to, Math.max(end, start + CLAUSE_MAX_CHARS))) };
}

const BARE_NUMBER = / [$€£]?\d[\d.,]*%?$/;

/** A number is not cut off from what it counts. */
function withoutBareNumber(text: string, from: number, to: number): number {
  const number = BARE_NUMBER.exec(text.slice(Math.max(from, to - NUMBER_MAX_CHARS), to));
  return number === null ? to : to - number[0].length;
}

const JOINING_MAX = 4;
const JOINING =
  / (?:and|or|but|to|of|the|a|an|by|with|in|on|for|at|from|than|that|which|who|as|is|are|was|we|our|their|its|not|no|only|about|over|nearly|almost|just)$/i;
const JOINING_MAX_CHARS = 6;

/** A word that joins is not left hanging at the end. */
function withoutJoining(text: string, from: number, to: number): number {
  let end = to;
  for (let count = 0; count < JOINING_MAX; count += 1) {
    const joining = JOINING.exec(text.slice(Math.max(from, end - JOINING_MAX_CHARS - 1), end));
    const kept = joining === null ? withoutBareNumber(text, from, end) : end - joining[0].length;
    if (kept === end) break;
    end = kept;
  }
  return end;
}

/** Where the last whole word before `to` ends. */
function lastWordEnd(text: string, from: number, to: number): number {
  if (to >= text.length) return text.length;
  if (/[\s.,;:!?]/.test(text.charAt(to))) return withoutJoining(text, from, to);
  const space = text.lastIndexOf(' ', to);
  return space > from ? withoutJoining(text, from, space) : to;
}

const BY_COUNT = /\{([^{}|]{1,20})\|([^{}|]{1,20})\}/g;

/** A line about quoted words: `%` stands for all of them, and "{tells|tell}" for the form that one or several take. */
export const lineAbout = (line: string, quotes: readonly string[]): string =>
  line
    .replaceAll(BY_COUNT, (_, one: string, several: string) => (quotes.length > 1 ? several : one))
    .replace('%', () => quotes.join(' and '));
