import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { matchesOf } from '../search/matches-of.js';
import { blankSpans } from '../spans/span.js';
import { findEmptyWords } from './empty-words.js';
import { SMALL_WORDS } from './small-words.js';

const WORDS = readSinglePatterns('beside-the-point', ['ofTheStartup', 'ofNobody']);
const SENTENCE_END = /[.!?]["')\]]?(?=\s)/g;
const WORD = /\p{L}[\p{L}\p{N}'’-]{0,40}/gu;
/** Words that begin alike are forms of one: "thaw", "thaws", "thawing". */
const STEM_CHARS = 5;
const MIN_WORDS = 4;
/** In a longer text everything is about something; and the work grows with the square. */
const SENTENCES_MAX = 40;
const MIN_STEM_CHARS = 3;
/** What might be taken for a figure of the startup's own. */
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion)\b/i;
/** A sentence about how something is, not a fact in a few words ("61 cases last month"). */
const STATEMENT = /\b(?:is|are|was|were|has|have|had|owns?|walked)\b/i;
/** A name, or a word that only one trade writes with a capital. */
const NAME = /[\p{Ll}\p{N},] \p{Lu}/u;

/** Two sentences that count the same are about the same no more than two that count anything. */
const MEASURES = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion second ' +
    'seconds minute minutes hour hours day days week weeks month months year years time times first last long away back out people'
  ).split(' '),
);

interface Sentence extends Span {
  readonly words: string;
  readonly stems: ReadonlySet<string>;
}

function stemsOf(words: string): Set<string> {
  const own = matchesOf(WORD, words)
    .map(({ 0: word }) => word.toLowerCase())
    .filter((word) => word.length >= MIN_STEM_CHARS && !SMALL_WORDS.has(word) && !MEASURES.has(word));
  return new Set(own.map((word) => word.slice(0, STEM_CHARS)));
}

function sentencesOf(text: string): Sentence[] {
  const ends = [...matchesOf(SENTENCE_END, text).map(({ index, 0: end }) => index + end.length), text.length];
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const words = text.slice(start, end);
    return { start, end, words, stems: stemsOf(words) };
  });
}

const isRepeated = ({ words, start }: Sentence, others: readonly Sentence[]): boolean =>
  others.some((other) => other.start < start && other.words.trim() === words.trim());

/** A sentence with no word of the others, with nothing that points at them, and with nothing that only a startup says. */
function isBeside(sentence: Sentence, others: readonly Sentence[]): boolean {
  const { words, stems } = sentence;
  if (WORDS.ofNobody.test(words) || isRepeated(sentence, others)) return true;
  if (!NUMBER.test(words) || !STATEMENT.test(words) || words.trim().split(/\s+/).length < MIN_WORDS) return false;
  if (WORDS.ofTheStartup.test(words) || NAME.test(words)) return false;
  return !others.some((other) => [...stems].some((stem) => other.stems.has(stem)));
}

/** Keywords over and over beside words that say something. */
function keywordsBeside(text: string): Span[] {
  const keywords = findEmptyWords(text);
  return /\p{L}/u.test(blankSpans(text, keywords)) ? keywords : [];
}

/**
 * Sentences beside the point: "One in four people own a cat", "A marathon is 42 kilometers long". What they count is nobody's result, so that
 * they are left out. The first sentence never is, for what follows may be about it. So are keywords over and over.
 */
export function findPadding(text: string): Span[] {
  const keywords = keywordsBeside(text);
  const sentences = sentencesOf(text);
  if (sentences.length > SENTENCES_MAX) return keywords;
  const beside = sentences.filter((sentence, index) => index > 0 && isBeside(sentence, sentences.toSpliced(index, 1)));
  return [...beside.map(({ start, end }) => ({ start, end })), ...keywords];
}
