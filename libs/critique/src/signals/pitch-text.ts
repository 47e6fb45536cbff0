import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { wordCount } from '@playbook/domain/word-count';
import { SKIPPED_WEIGHT } from '../lexicon/lexicon.js';
import { matchTerms, type TermHit } from '../lexicon/match-terms.js';
import { flowOf, type Flow } from '../text/flow.js';
import { findInstructions } from '../text/instructions.js';
import { normaliseText } from '../text/normalise.js';
import { blankSpans } from '../text/span.js';
import { findStuffing } from '../text/stuffing.js';
import { tagTokens } from '../text/tag.js';
import type { Token } from '../text/token.js';
import { tokenise } from '../text/tokenise.js';

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

/** A text in plain characters, with every lexicon term in it. */
export interface PlainText {
  readonly original: string;
  readonly plain: string;
  readonly terms: readonly TermHit[];
}

/** What is needed of a text before it is read as a pitch. */
export function plainTextOf(original: string): PlainText {
  const plain = normaliseText(original);
  return { original, plain, terms: matchTerms(plain) };
}

/** Orders to the judge, also those with a buzzword put in the middle to hide them. */
function instructionsIn({ plain, terms }: PlainText, flow: Flow): Span[] {
  const straight = findInstructions(flow);
  const rest = blankSpans(plain, straight);
  const strong = strongSpans(straight.length === 0 ? terms : matchTerms(rest));
  // What has just been searched need not be searched again.
  if (straight.length === 0 && strong.length === 0) return straight;
  return [...straight, ...findInstructions(flowOf(blankSpans(rest, strong)))];
}

/** Reads a pitch once for all signals. */
export function readPitch(original: string, known: PlainText = plainTextOf(original)): PitchText {
  const { plain } = known;
  const wholeFlow = flowOf(plain);
  const instructions = instructionsIn(known, wholeFlow);
  const pitchWords = blankSpans(plain, instructions);
  const plainFlow = instructions.length === 0 ? wholeFlow : flowOf(pitchWords);
  const hits = instructions.length === 0 ? known.terms : matchTerms(pitchWords);
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
    instructions,
    totalWords: wordCount(original),
  };
}

/** Words and numbers, without punctuation and clitics. */
export function contentWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) => token.kind !== 'punctuation' && !token.lower.startsWith("'") && token.lower !== "n't",
  );
}
