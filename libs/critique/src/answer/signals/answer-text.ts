import type { Span } from '@playbook/contracts/core/span.schema';
import { matchTerms } from '../../text/terms/match-terms.js';
import { SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { squeeze } from '../../text/search/squeezed-text.js';
import { findInjectedSpans } from '../../injection/clauses.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { blankSpans } from '../../text/spans/span.js';
import { asMeant } from '../../text/grammar/misspelling.js';
import { tagTokens } from '../../text/grammar/tag.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import type { PitchText } from '../../engine/read-text.js';
import { wordCount } from '@playbook/domain/word-count';
import { findPadding } from '../../text/stuffing/beside-the-point.js';
import { findBlanks, leftOutByBlanks } from '../../text/stuffing/blanks.js';
import { rubricLists } from '../../text/stuffing/keywords.js';

/**
 * An answer prepared for measuring, in the shape of a pitch: `read` is what remains without the words partners skip, orders
 * to the judge and rows of bare keywords. Offsets are UTF-16 offsets in the founder's own text.
 */
export interface AnswerText extends PitchText {
  /** Plain quotes and spaces. `instructions` are left out, lexicon terms are still in it. */
  readonly plain: string;
}

/** Reads an answer once for all signals. The given spans are left out. */
export function readAnswer(original: string, injections?: readonly Span[]): AnswerText {
  const blanks = findBlanks(original);
  const plain = blankSpans(normaliseText(original), [...leftOutByBlanks(original, blanks), ...findPadding(original)]);
  const wholeSqueezed = squeeze(plain);
  const instructions = injections ?? findInjectedSpans(wholeSqueezed);
  const answered = instructions.length === 0 ? plain : normaliseText(blankSpans(plain, instructions));
  const hits = matchTerms(answered);
  const strong = hits.filter((hit) => hit.term.weight >= SKIPPED_WEIGHT && !hit.allowed).map((hit) => hit.span);
  const plainWords = blankSpans(answered, strong);
  const plainSqueezed = instructions.length === 0 ? wholeSqueezed : squeeze(answered);
  const tokens = tokenise(plainWords);
  const keywords = rubricLists(tokens);
  const read = blankSpans(plainWords, keywords);
  return {
    original,
    plain: answered,
    plainSqueezed,
    read,
    squeezed: read === answered ? plainSqueezed : squeeze(read),
    tokens: tagTokens(asMeant(keywords.length === 0 ? tokens : tokenise(read))),
    hits,
    instructions,
    blanks,
    totalWords: wordCount(original),
  };
}
