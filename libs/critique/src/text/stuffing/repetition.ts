import type { Span } from '@playbook/contracts/core/span.schema';
import { matchesOf } from '../search/matches-of.js';

/** When a text is said to repeat itself. */
interface RepetitionLimits {
  readonly minWords: number;
  /** Below this share of different words. */
  readonly minDifferentShare: number;
  /** Longer texts use small words again and again, so that only so many words of each stretch are compared. */
  readonly stretchWords?: number;
}

/** A sentence that only repeats keywords. */
export const REPETITIVE_SENTENCE: RepetitionLimits = { minWords: 5, minDifferentShare: 0.55 };
/** A whole line, and a longer text of which some stretch repeats itself. */
export const REPETITIVE_LINE: RepetitionLimits = { minWords: 10, minDifferentShare: 0.65 };
export const REPETITIVE_TEXT: RepetitionLimits = { ...REPETITIVE_LINE, stretchWords: 40 };

/** Whether some stretch of a text says the same words over and over. */
export function repeatsItself(text: string, limits: RepetitionLimits): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const { minWords, minDifferentShare, stretchWords = words.length } = limits;
  for (let start = 0; start === 0 || start + stretchWords <= words.length; start += stretchWords) {
    const stretch = words.slice(start, start + stretchWords);
    if (stretch.length < minWords) return false;
    if (new Set(stretch).size / stretch.length < minDifferentShare) return true;
  }
  return false;
}

/** One word three times on end, or two that each come twice: nobody writes so but for a count of keywords. */
const CHANTED = /(?:\b(\p{L}{1,64})(?:[\s,;/|]+\1\b){1,40}[\s,;/|]*){2,}|\b(\p{L}{1,64})(?:[\s,;/|]+\2\b){2,}/giu;
/** Without a word that comes twice on end there is no such place; most texts have none. */
const TWICE = /\b(\p{L}{1,64})[\s,;/|]+\1\b/iu;

/** Keywords on end within a sentence that says something else as well. */
export function chantedWords(text: string): Span[] {
  if (!TWICE.test(text)) return [];
  return matchesOf(CHANTED, text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
