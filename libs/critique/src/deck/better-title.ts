import { readSinglePatterns } from '../lexicon/read-patterns.js';
import type { SlideReading } from './slide-reading.js';
import { isSentence, statesPoint, wordsOf } from './states-point.js';

const CUES = readSinglePatterns('deck-figures', ['figure', 'cumulative', 'vanity']);
const TITLE_MAX_WORDS = 12;
const TITLE_MAX_CHARS = 300;

/**
 * A line of the slide that states what its title does not: a sentence with a number, no longer than a title, and not of those that a remark
 * asks to be left out. Nothing is worded anew.
 */
export function betterTitleOf({ title, body }: SlideReading): string | null {
  if (title === null || statesPoint(title)) return null;
  const line = body.find(
    ({ text }) =>
      text.length <= TITLE_MAX_CHARS &&
      CUES.figure.test(text) &&
      !CUES.cumulative.test(text) &&
      !CUES.vanity.test(text) &&
      isSentence(text) &&
      wordsOf(text).length <= TITLE_MAX_WORDS,
  );
  return line?.text ?? null;
}
