import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { type SlideReading, statesPoint, wordsOf } from './slide-reading.js';

const CUES = readSinglePatterns('deck-figures', ['figure']);
const TITLE_MAX_WORDS = 12;
const TITLE_MAX_CHARS = 300;

/** A line of the slide that states what its title does not: with a number, and no longer than a title. Nothing is worded anew. */
export function betterTitleOf({ title, body }: SlideReading): string | null {
  if (title === null || statesPoint(title)) return null;
  const line = body.find(
    ({ text }) =>
      text.length <= TITLE_MAX_CHARS &&
      CUES.figure.test(text) &&
      statesPoint(text) &&
      wordsOf(text).length <= TITLE_MAX_WORDS,
  );
  return line?.text ?? null;
}
