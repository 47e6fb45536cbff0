import { wordCount } from '@playbook/domain/word-count';
import { normaliseText } from '../../text/tokens/normalise.js';
import { readingGrade } from '../../text/tokens/reading-grade.js';
import { syllablesOf } from '../../text/tokens/syllables.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import type { RawToken } from '../../text/tokens/token.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';

const MAX_GRADE = 12;
const MAX_LONG_WORD_SHARE = 0.2;
const MAX_WORDS_PER_SENTENCE = 28;
const MAX_NOUN_STACK = 4;
const MAX_BUZZ_WEIGHT = 6;
const LONG_WORD_MIN_SYLLABLES = 3;

const LONG_WORDS = 30;
const LONG_CHARS = 200;

/** Longer than can be said in one breath (section 4 of the rubric). */
export const isLongPitch = (text: string): boolean => wordCount(text) > LONG_WORDS || text.trim().length > LONG_CHARS;

type ReadText = Pick<PitchText, 'read' | 'tokens'>;

/** Tokens of the founder's whole text: those of the pitch where nothing was left out of it. */
function tokensOf(text: string, { read, tokens }: ReadText): readonly RawToken[] {
  const written = normaliseText(text);
  return written === read ? tokens : tokenise(written);
}

function isHardToRead(tokens: readonly RawToken[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length === 0) return false;
  const longWords = words.filter((token) => syllablesOf(token) >= LONG_WORD_MIN_SYLLABLES).length;
  return longWords / words.length > MAX_LONG_WORD_SHARE && readingGrade(words) > MAX_GRADE;
}

/** "Simple" or "Complex" (section 2 of the rubric), measured on the founder's whole text. */
export function readabilityGrade(
  { text, size, structure, lexiconHits }: PitchSignals,
  pitch: ReadText,
): 'Simple' | 'Complex' {
  const complex =
    size.wordsPerSentence > MAX_WORDS_PER_SENTENCE ||
    structure.nounStack > MAX_NOUN_STACK ||
    lexiconHits.buzz.weight > MAX_BUZZ_WEIGHT ||
    isHardToRead(tokensOf(text, pitch));
  return complex ? 'Complex' : 'Simple';
}
