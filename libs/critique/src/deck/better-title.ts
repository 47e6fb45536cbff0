import { FIGURE } from './remarks/figure-remarks.js';
import { type SlideReading, statesPoint, wordsOf } from './slide-reading.js';

const TITLE_MAX_WORDS = 12;
const TITLE_MAX_CHARS = 300;

/** A line of the slide that states what its title does not: with a number, and no longer than a title. Nothing is worded anew. */
export function betterTitleOf({ title, body }: SlideReading): string | null {
  if (title === null || statesPoint(title)) return null;
  const line = body.find(
    ({ text }) =>
      text.length <= TITLE_MAX_CHARS &&
      FIGURE.test(text) &&
      statesPoint(text) &&
      wordsOf(text).length <= TITLE_MAX_WORDS,
  );
  return line?.text ?? null;
}
