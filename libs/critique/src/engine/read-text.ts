import type { Span } from '@playbook/contracts/shared/span.schema';
import { wordCount } from '@playbook/domain/word-count';
import { SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { matchTerms, type TermHit } from '../text/terms/match-terms.js';
import { flowOf, type Flow } from '../text/search/squeezed-text.js';
import { findInstructionClauses, findInstructions } from '../injection/clauses.js';
import { normaliseText } from '../text/tokens/normalise.js';
import { blankSpans } from '../text/spans/span.js';
import { findStuffing } from '../text/stuffing/stuffing.js';
import { tagTokens } from '../text/grammar/tag.js';
import type { Token } from '../text/tokens/token.js';
import { tokenise } from '../text/tokens/tokenise.js';

/** A pitch prepared for measuring. All offsets are UTF-16 offsets in the founder's own text. */
export interface PitchText {
  /** The founder's text, character for character. */
  readonly original: string;
  /**
   * Same length: plain quotes and spaces; lexicon terms of weight 2 and more, orders to the judge and rows of bare keywords
   * or numbers blanked.
   */
  readonly read: string;
  /** `read` with its gaps closed, for phrase patterns. */
  readonly flow: Flow;
  /** The same with lexicon terms and keywords still in it: all but orders to the judge. */
  readonly plainFlow: Flow;
  /** Tokens of `read`: what remains when the words partners skip are taken out. Only these can earn points. */
  readonly tokens: readonly Token[];
  /** Every lexicon term found, in order of appearance. */
  readonly hits: readonly TermHit[];
  /** Prompt-like text that was left out. */
  readonly instructions: readonly Span[];
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

/** A text in plain characters, with every lexicon term in it and without orders to the judge. */
export interface PlainText {
  readonly original: string;
  readonly plain: string;
  readonly flow: Flow;
  readonly terms: readonly TermHit[];
  readonly instructions: readonly Span[];
}

/** What is needed of a text before it is read as a pitch: nothing of an order to the judge, not even its language. */
export function plainTextOf(original: string, orders?: readonly Span[]): PlainText {
  const written = normaliseText(original);
  const whole = flowOf(written);
  const instructions = orders ?? findInstructions(whole);
  if (instructions.length === 0)
    return { original, plain: written, flow: whole, terms: matchTerms(written), instructions };
  // An order in small letters beside a pitch in capitals must not make names of its words.
  const plain = normaliseText(blankSpans(written, instructions));
  return { original, plain, flow: flowOf(plain), terms: matchTerms(plain), instructions };
}

/** Orders to the judge with a buzzword put in the middle to hide them. */
function hiddenOrdersIn({ plain, terms }: PlainText): Span[] {
  const strong = strongSpans(terms);
  return strong.length === 0 ? [] : findInstructionClauses(flowOf(blankSpans(plain, strong)));
}

/** Reads a pitch once for all signals. */
export function readPitch(original: string, known: PlainText = plainTextOf(original)): PitchText {
  const { plain } = known;
  const hidden = hiddenOrdersIn(known);
  const pitchWords = blankSpans(plain, hidden);
  const plainFlow = hidden.length === 0 ? known.flow : flowOf(pitchWords);
  const hits = hidden.length === 0 ? known.terms : matchTerms(pitchWords);
  const plainWords = blankSpans(pitchWords, strongSpans(hits));
  const tokens = tokenise(plainWords);
  const stuffing = findStuffing(tokens);
  const read = blankSpans(plainWords, stuffing);
  return {
    original,
    read,
    flow: read === pitchWords ? plainFlow : flowOf(read),
    plainFlow,
    tokens: tagTokens(stuffing.length === 0 ? tokens : tokenise(read)),
    hits,
    instructions: [...known.instructions, ...hidden],
    totalWords: wordCount(original),
  };
}

/** Words and numbers, without punctuation and clitics. */
export function contentWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) => token.kind !== 'punctuation' && !token.lower.startsWith("'") && token.lower !== "n't",
  );
}
