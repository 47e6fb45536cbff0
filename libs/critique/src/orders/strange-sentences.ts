import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { isListedWord } from '../lexicon/word-ranks.js';
import { isEnglishWordForm } from '../text/language-model.js';

/** Fewer words that nobody knows are names or terms of a trade. */
const MIN_UNKNOWN_WORDS = 3;
const MIN_UNKNOWN_AMONG_KNOWN = 4;
const MIN_WORD_LETTERS = 3;
const MAX_KNOWN_SHARE = 0.34;
/** English texts name things that no dictionary has. */
const KNOWN_FOR_EACH_UNKNOWN = 3;
const WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+/gu;
const CAPITAL = /^\p{Lu}/u;

/** Where a sentence may begin without a stop before it. */
const BOUNDARY = /(?<=[^\s.!?;:,'"(-] )(?=\p{Lu}\p{Ll}+ \p{Ll})/u;

function piecesOf({ start, text }: Span & { readonly text: string }): (Span & { readonly text: string })[] {
  let from = start;
  return text.split(BOUNDARY).map((piece) => {
    const own = { start: from, end: from + piece.length, text: piece };
    from = own.end;
    return own;
  });
}

/** How many words of a sentence are English and how many are of no dictionary; names are neither. */
interface WordCounts {
  readonly known: number;
  readonly unknown: number;
}

function countWords(sentence: string): WordCounts {
  let [known, unknown] = [0, 0];
  for (const { index, 0: word } of sentence.trim().matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (isListedWord(lower) || isEnglishWordForm(lower)) known += 1;
    else if (word.length >= MIN_WORD_LETTERS && (index === 0 || !CAPITAL.test(word))) unknown += 1;
  }
  return { known, unknown };
}

const isStrange = ({ known, unknown }: WordCounts): boolean =>
  unknown >= (known === 0 ? MIN_UNKNOWN_WORDS : MIN_UNKNOWN_AMONG_KNOWN) && known < (known + unknown) * MAX_KNOWN_SHARE;
const sumOf = (counts: readonly WordCounts[], which: keyof WordCounts): number =>
  counts.reduce((sum, one) => sum + one[which], 0);

/** Spans of sentences in another language, in cipher or in no language, in a text that is English otherwise. */
export function strangeSentences(sentences: readonly (Span & { readonly text: string })[]): Span[] {
  const pieces = sentences.flatMap(piecesOf).map((piece) => ({ ...piece, ...countWords(piece.text) }));
  const strange = pieces.filter(isStrange);
  if (strange.length === 0) return [];
  const others = pieces.filter((piece) => !isStrange(piece));
  const [known, unknown] = [sumOf(others, 'known'), sumOf(others, 'unknown')];
  const isEnglish = known >= MIN_UNKNOWN_WORDS && known >= KNOWN_FOR_EACH_UNKNOWN * unknown;
  return isEnglish ? strange.map(({ start, end }) => ({ start, end })) : [];
}
