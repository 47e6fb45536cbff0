import type { Span } from '@playbook/contracts/core/span.schema';
import { languageOf } from '../text/language/language.js';
import { looksLikeWord } from '../text/language/word-likeness.js';
import { countWords, outlineOf, type WordCounts } from './sentence-outline.js';

/** Fewer words that nobody knows are names or terms of a trade. */
const MIN_UNKNOWN_WORDS = 3;
const MIN_UNKNOWN_AMONG_KNOWN = 4;
const MAX_KNOWN_SHARE = 0.34;
/** English texts name things that no dictionary has. */
const KNOWN_FOR_EACH_UNKNOWN = 3;
/** Words that join others or speak of judging are English; a sentence has a few of them. */
const MAX_SURE_SHARE = 0.25;

/** A phrase in a script without spaces, where a whole sentence counts as one word. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u;

const LETTERS_IN_A_ROW = /\p{L}{3,}/gu;

/** Where a sentence may begin without a stop before it. */
const BOUNDARY = /(?<=[^\s.!?;:,'"(-] )(?=\p{Lu}\p{Ll}+ \p{Ll})/u;

/** A sentence, or what is left of one. */
export interface Sentence extends Span {
  readonly text: string;
}

interface CountedPiece extends Sentence, WordCounts {}

/** True when a sentence may be in another language: nearly every sentence has enough words that are surely English. */
export function mayBeUnreadable(text: string, { words, others } = outlineOf(text)): boolean {
  if (others < MIN_UNKNOWN_WORDS || words - others > words * MAX_SURE_SHARE) return WITHOUT_SPACES.test(text);
  return countWords(text).unknown > 0;
}

/** The same of what follows the last place where a sentence may begin without a stop before it. */
export function endsUnreadable(text: string): boolean {
  const pieces = text.split(BOUNDARY);
  const last = pieces.at(-1);
  return pieces.length > 1 && last !== undefined && mayBeUnreadable(last);
}

function piecesOf(sentence: Sentence): CountedPiece[] {
  let from = sentence.start;
  return sentence.text.split(BOUNDARY).map((text) => {
    const own = { text, start: from, end: from + text.length, ...countWords(text) };
    from = own.end;
    return own;
  });
}

const isUnreadable = ({ known, unknown }: WordCounts): boolean =>
  unknown >= (known === 0 ? MIN_UNKNOWN_WORDS : MIN_UNKNOWN_AMONG_KNOWN) && known < (known + unknown) * MAX_KNOWN_SHARE;
const sumOf = (counts: readonly WordCounts[], which: keyof WordCounts): number =>
  counts.reduce((sum, one) => sum + one[which], 0);

/** True for a sentence whose words are of no language that is written with our letters. */
function isCipher({ text }: Sentence): boolean {
  const words = text.toLowerCase().match(LETTERS_IN_A_ROW) ?? [];
  return words.filter((word) => !looksLikeWord(word)).length * 2 > words.length;
}

/** Spans of sentences in another language, in cipher or in no language, in a text that is English otherwise. */
export function unreadableSentences(sentences: readonly Sentence[]): Span[] {
  const pieces = sentences.flatMap(piecesOf);
  const unreadable = pieces.filter(isUnreadable);
  if (unreadable.length === 0) return [];
  const others = pieces.filter((piece) => !isUnreadable(piece));
  const [known, unknown] = [sumOf(others, 'known'), sumOf(others, 'unknown')];
  if (known === 0) return [];
  const isEnglish =
    (unreadable.length === 1 || unreadable.length < others.length) &&
    known >= Math.max(MIN_UNKNOWN_WORDS, KNOWN_FOR_EACH_UNKNOWN * unknown) &&
    (sentences.length === 1 || languageOf(pieces.map(({ text }) => text).join(' ')) === 'english');
  return unreadable.filter((piece) => isEnglish || isCipher(piece)).map(({ start, end }) => ({ start, end }));
}
