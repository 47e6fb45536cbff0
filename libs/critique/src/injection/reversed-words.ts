import type { Span } from '@playbook/contracts/core/span.schema';
import { isListedWord } from '../lexicon/word-ranks.js';
import { isEnglishWordForm } from '../text/grammar/part-of-speech.js';
import { matchesOf } from '../text/search/matches-of.js';

/** Shorter words read as words in both directions, or as the initials of a name. */
const MIN_LETTERS = 3;
/** A name or a foreign word may be English from behind by chance; no two in a row were in 90,000 texts about companies. */
const MIN_WORDS = 2;

const WORD = /\p{L}+/gu;

const isEnglish = (word: string): boolean => isListedWord(word) || isEnglishWordForm(word);

function isReversed(word: string): boolean {
  const small = word.toLowerCase();
  return !isEnglish(small) && isListedWord(Array.from(small).toReversed().join(''));
}

/** Spans of English that is written backwards, letter by letter: words in a row that are English from behind only. */
export function findReversedWords(text: string): Span[] {
  const found: Span[] = [];
  let row: Span[] = [];
  const endRow = (): void => {
    const [first, last] = [row[0], row.at(-1)];
    if (row.length >= MIN_WORDS && first && last) found.push({ start: first.start, end: last.end });
    row = [];
  };
  for (const { index, 0: word } of matchesOf(WORD, text)) {
    if (word.length < MIN_LETTERS) continue;
    if (isReversed(word)) row.push({ start: index, end: index + word.length });
    else endRow();
  }
  endRow();
  return found;
}

/** What stands between words that are written backwards. */
export function partsBetweenReversed(text: string): string[] {
  const found = findReversedWords(text);
  return [0, ...found.map(({ end }) => end)].map((end, index) => text.slice(end, found[index]?.start));
}
