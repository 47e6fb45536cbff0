import type { Span } from '@playbook/contracts/core/span.schema';
import { wordCount } from '@playbook/domain/word-count';
import { SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { matchTerms, type TermHit } from '../text/terms/match-terms.js';
import { squeeze, type SqueezedText } from '../text/search/squeezed-text.js';
import { findInjectedClauses, findInjectedSpans } from '../injection/clauses.js';
import { normaliseText } from '../text/tokens/normalise.js';
import { blankSpans } from '../text/spans/span.js';
import { findBlanks, leftOutByBlanks } from '../text/stuffing/blanks.js';
import { findPadding } from '../text/stuffing/beside-the-point.js';
import { findStuffing } from '../text/stuffing/lists.js';
import { asMeant } from '../text/grammar/misspelling.js';
import { tagTokens } from '../text/grammar/tag.js';
import type { RawToken, Token } from '../text/tokens/token.js';
import { tokenise } from '../text/tokens/tokenise.js';

/** A pitch prepared for measuring. All offsets are UTF-16 offsets in the founder's own text. */
export interface PitchText {
  /** The founder's text, character for character. */
  readonly original: string;
  /**
   * Same length: plain quotes and spaces. Blanked are `instructions`, lexicon terms of weight 2 and more, and rows of bare keywords
   * or numbers.
   */
  readonly read: string;
  /** `read` with its gaps closed, for phrase patterns. */
  readonly squeezed: SqueezedText;
  /** The same with lexicon terms and keywords still in it: all but `instructions`. */
  readonly plainSqueezed: SqueezedText;
  /** Tokens of `read`: what remains when the words partners skip are taken out. Only these can earn points. */
  readonly tokens: readonly Token[];
  /** Every lexicon term found, in order of appearance. */
  readonly hits: readonly TermHit[];
  /** Prompt-like text that was left out. */
  readonly instructions: readonly Span[];
  /** What is still to be filled in; left out, so that nothing in it earns a point. */
  readonly blanks: readonly Span[];
  /** Words of the original, split on white space (specification). */
  readonly totalWords: number;
}

/** Single words that only soften or swell the next one; a reader skips them however light they weigh. */
const SKIPPED_WORDS = new Set(
  'could might may probably very really extremely highly literally simply just actually completely totally'.split(' '),
);

function strongSpans(hits: readonly TermHit[]): Span[] {
  return hits
    .filter(({ term }) => term.weight >= SKIPPED_WEIGHT || SKIPPED_WORDS.has(term.term))
    .map((hit) => hit.span);
}

/** A text in plain characters, with every lexicon term in it and without `instructions`. */
export interface PlainText {
  readonly original: string;
  readonly plain: string;
  readonly squeezed: SqueezedText;
  readonly terms: readonly TermHit[];
  readonly instructions: readonly Span[];
  /** What is still to be filled in, which was left out too. */
  readonly blanks: readonly Span[];
}

/**
 * What is needed of a text before it is read as a pitch. What was left out has no say in anything, not even the language.
 * @param isClean Neither words to whoever judges nor empty ones were found in the text: they are not looked for again
 */
export function plainTextOf(original: string, injections?: readonly Span[], isClean = false): PlainText {
  const blanks = findBlanks(original);
  const normal = normaliseText(original);
  const padding = findPadding(original, isClean ? [] : undefined);
  const written = blankSpans(normal, [...leftOutByBlanks(original, blanks), ...padding]);
  const whole = squeeze(written);
  const instructions = injections ?? (isClean && written === normal ? [] : findInjectedSpans(whole));
  if (instructions.length === 0)
    return { original, plain: written, squeezed: whole, terms: matchTerms(written), instructions, blanks };
  // An injection in small letters beside a pitch in capitals must not make names of its words.
  const plain = normaliseText(blankSpans(written, instructions));
  return { original, plain, squeezed: squeeze(plain), terms: matchTerms(plain), instructions, blanks };
}

/** Words to whoever judges that a buzzword in the middle was to hide. */
function hiddenInjectionsIn({ plain, terms }: PlainText): Span[] {
  const strong = strongSpans(terms);
  return strong.length === 0 ? [] : findInjectedClauses(squeeze(blankSpans(plain, strong)));
}

/**
 * Reads a pitch once for all signals.
 * @param spelling What misspelled words are read as; they are read as they are written where the fit has learned from them
 */
export function readPitch(
  original: string,
  known: PlainText = plainTextOf(original),
  spelling: (tokens: readonly RawToken[]) => readonly RawToken[] = asMeant,
): PitchText {
  const { plain } = known;
  const hidden = hiddenInjectionsIn(known);
  const pitchWords = blankSpans(plain, hidden);
  const plainSqueezed = hidden.length === 0 ? known.squeezed : squeeze(pitchWords);
  const hits = hidden.length === 0 ? known.terms : matchTerms(pitchWords);
  const plainWords = blankSpans(pitchWords, strongSpans(hits));
  const tokens = tokenise(plainWords);
  const stuffing = findStuffing(tokens);
  const read = blankSpans(plainWords, stuffing);
  return {
    original,
    read,
    squeezed: read === pitchWords ? plainSqueezed : squeeze(read),
    plainSqueezed,
    tokens: tagTokens(spelling(stuffing.length === 0 ? tokens : tokenise(read))),
    hits,
    instructions: [...known.instructions, ...hidden],
    blanks: known.blanks,
    totalWords: wordCount(original),
  };
}

/** Words and numbers, without punctuation and clitics. */
export function contentWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) => token.kind !== 'punctuation' && !token.lower.startsWith("'") && token.lower !== "n't",
  );
}
