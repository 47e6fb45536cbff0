import { readingGrade } from '../../text/tokens/reading-grade.js';
import { syllablesOf } from '../../text/tokens/syllables.js';
import type { Token } from '../../text/tokens/token.js';
import { contentWords, type PitchText } from '../../engine/read-text.js';

const LONG_WORD_MIN_SYLLABLES = 3;

export interface SizeMeasurement {
  /** S1: words that say something, without the terms partners skip. */
  readonly contentWords: number;
  /** S1: all words, split on white space. */
  readonly totalWords: number;
  /** S2. */
  readonly sentences: number;
  /** S2: words of the average sentence, of the whole text. */
  readonly wordsPerSentence: number;
  /** S3: Flesch-Kincaid grade. */
  readonly readingGrade: number;
  /** S4: share of words of three and more syllables, names apart, 0 to 1. */
  readonly longWordShare: number;
}

/** Letters of a word in scripts that put no spaces between words. */
const UNSPACED_WORD_LETTERS = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordsIn({ text, kind }: Token): number {
  return kind === 'word' && UNSPACED.test(text) ? Math.ceil(text.length / UNSPACED_WORD_LETTERS) : 1;
}

/** S1 to S4: length and reading grade. */
export function measureSize(pitch: PitchText): SizeMeasurement {
  const words = contentWords(pitch.tokens);
  const plainWords = words.filter((token) => token.kind === 'word' && !token.proper);
  const longWords = plainWords.filter((token) => syllablesOf(token) >= LONG_WORD_MIN_SYLLABLES);
  const sentences = Math.max(1, new Set(words.map((token) => token.sentence)).size);
  return {
    contentWords: words.reduce((sum, token) => sum + wordsIn(token), 0),
    totalWords: pitch.totalWords,
    sentences,
    wordsPerSentence: pitch.totalWords / sentences,
    readingGrade: readingGrade(pitch.tokens),
    longWordShare: plainWords.length === 0 ? 0 : longWords.length / plainWords.length,
  };
}
