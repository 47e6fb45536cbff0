import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePerSentence } from '../known-texts.js';
import { matchesOf } from '../search/matches-of.js';
import { LEXICON, SKIPPED_WEIGHT } from '../terms/term-catalogue.js';
import { SMALL_WORDS } from './small-words.js';

const SENTENCE_END = /[.!?]["')\]]?(?=\s)/g;
const WORD = /\p{L}[\p{L}\p{N}'’-]{0,40}/gu;
/** Words that begin alike are forms of one: "thaw", "thaws", "thawing". */
const STEM_CHARS = 5;
const MIN_STEM_CHARS = 3;

/** Two sentences that count the same are about the same no more than two that count anything. */
const MEASURES = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion second ' +
    'seconds minute minutes hour hours day days week weeks month months year years time times first last long away back out people'
  ).split(' '),
);

/** Words that a partner skips make no two sentences be about the same. */
const SKIPPED = new Set(LEXICON.filter(({ weight }) => weight >= SKIPPED_WEIGHT).map(({ term }) => term.toLowerCase()));

/** A sentence of a text, the white space before it included. */
export interface Sentence extends Span {
  readonly words: string;
  /** How many of its telling words another sentence of the text has too, in any form. */
  readonly shared: number;
}

const stemsOf = oncePerSentence((words): ReadonlySet<string> => {
  const own = matchesOf(WORD, words)
    .map(({ 0: word }) => word.toLowerCase())
    .filter(
      (word) => word.length >= MIN_STEM_CHARS && !SMALL_WORDS.has(word) && !MEASURES.has(word) && !SKIPPED.has(word),
    );
  return new Set(own.map((word) => (word.endsWith('s') ? word.slice(0, -1) : word).slice(0, STEM_CHARS)));
});

function readSentences(text: string): Sentence[] {
  const ends = [...matchesOf(SENTENCE_END, text).map(({ index, 0: end }) => index + end.length), text.length];
  const counts = new Map<string, number>();
  const read = ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const words = text.slice(start, end);
    const stems = stemsOf(words);
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { start, end, words, stems };
  });
  return read.map(({ start, end, words, stems }) => ({
    start,
    end,
    words,
    shared: [...stems].filter((stem) => (counts.get(stem) ?? 0) > 1).length,
  }));
}

interface KnownText {
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

let [last, lastButOne]: [KnownText | null, KnownText | null] = [null, null];

/**
 * The sentences of a text; together they are all of it. Kept for the last two texts, such as the fields of an idea: each is asked for several
 * times in a row.
 */
export function sentencesOf(text: string): readonly Sentence[] {
  if (last?.text === text) return last.sentences;
  const known = lastButOne?.text === text ? lastButOne : { text, sentences: readSentences(text) };
  [last, lastButOne] = [known, last];
  return known.sentences;
}
