import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { blankSpans } from '../spans/span.js';
import { findBareKeywords, findEmptyWords } from './empty-words.js';
import { withoutSkippedWords } from '../terms/without-skipped-words.js';
import { sentencesOf, type Sentence } from './sentences-of.js';

const WORDS = readSinglePatterns('beside-the-point', ['pointing', 'business', 'ofNobody']);
const MIN_WORDS = 4;
/** In a longer text everything is about something; and the work grows with the square. */
const SENTENCES_MAX = 40;
/** What might be taken for a figure of the startup's own. */
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion)\b/i;
/** A sentence about how something is, not a fact in a few words ("61 cases last month"). */
const STATEMENT = /\b(?:is|are|was|were|has|have|had|owns?|walked)\b/i;
/** A name, or a word that only one trade writes with a capital. */
const NAME = /[\p{Ll}\p{N},] \p{Lu}/u;

/** A sentence with no word of the others, with nothing that points at them, and with nothing that only a startup says. */
function isBeside({ words, shared }: Sentence): boolean {
  if (WORDS.ofNobody.test(words)) return true;
  if (shared > 0 || !NUMBER.test(words) || !STATEMENT.test(words)) return false;
  const told = withoutSkippedWords(words);
  if (!NUMBER.test(told) || told.trim().split(/\s+/).length < MIN_WORDS) return false;
  return !WORDS.pointing.test(words) && !WORDS.business.test(words) && !NAME.test(words);
}

/** Sentences that stand in the text before, word for word. */
function repeatedIn(sentences: readonly Sentence[]): Set<Sentence> {
  const seen = new Set<string>();
  return new Set(
    sentences.filter(({ words }) => {
      const isRepeated = seen.has(words.trim());
      seen.add(words.trim());
      return isRepeated;
    }),
  );
}

/** Bare keywords, and what is said over and over beside words that say something: where it is all there is, it is read. */
function keywordsOf(text: string): Span[] {
  const keywords = findBareKeywords(text);
  const empty = findEmptyWords(text, keywords);
  return /\p{L}/u.test(blankSpans(text, empty)) ? empty : keywords;
}

/**
 * Sentences beside the point: "One in four people own a cat", "A marathon is 42 kilometers long". What they count is nobody's result, so that
 * they are left out. The first sentence never is, for what follows may be about it. So are keywords over and over, which may
 * be known.
 */
export function findPadding(text: string, keywords: readonly Span[] = keywordsOf(text)): Span[] {
  const sentences = sentencesOf(text);
  if (sentences.length > SENTENCES_MAX) return [...keywords];
  const repeated = repeatedIn(sentences);
  const beside = sentences.filter((sentence, index) => index > 0 && (repeated.has(sentence) || isBeside(sentence)));
  return [...beside.map(({ start, end }) => ({ start, end })), ...keywords];
}
