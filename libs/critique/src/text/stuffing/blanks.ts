import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../spans/span.js';
import { matchesOf } from '../search/matches-of.js';

/**
 * What is still to be filled in: "[how many]", "[Name]", "____", "TBD", "XX%". Not a note of its author: "[1]", "[AIR technology]".
 * Each alternative begins with another character, so that there is one way to read each place.
 */
const BLANK =
  /\[(?:\p{Ll}[^[\]\n]{0,300}|\p{Lu}\p{Ll}{0,30}(?: \p{Ll}[^[\]\n]{0,300})?|[xXn_.…]{1,20})\]|_{3,200}|\b(?:TBD|TBA|TODO|X{2,10})\b/gu;

/** The blanks of a text. What stands in them was not said by its founder. */
export const findBlanks = (text: string): Span[] =>
  matchesOf(BLANK, text).map(({ index, 0: blank }) => ({ start: index, end: index + blank.length }));

const SENTENCE_END = /[.!?](?=\s)/g;

/** The sentences of a text, from one stop to the next. White space behind the last stop is none. */
function sentencesOf(text: string): Span[] {
  const ends = [...matchesOf(SENTENCE_END, text).map(({ index }) => index + 1), text.trimEnd().length];
  return ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end })).filter(({ start, end }) => start < end);
}

/**
 * What is left out because of blanks: the whole sentence of each, which says nothing before it is filled in; in a text that is one
 * sentence only the blanks themselves.
 */
export function leftOutByBlanks(text: string, blanks: readonly Span[]): readonly Span[] {
  if (blanks.length === 0) return blanks;
  const sentences = sentencesOf(text);
  const unfinished = sentences.filter((sentence) => blanks.some((blank) => overlaps(sentence, blank)));
  return unfinished.length === sentences.length ? blanks : unfinished;
}
