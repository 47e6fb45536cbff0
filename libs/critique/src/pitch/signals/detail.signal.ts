import type { Span } from '@playbook/contracts/core/span.schema';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import { isCommaList, tokensBySentence } from '../../text/stuffing/lists.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { spanOf } from '../../text/spans/token-spans.js';

export interface DetailMeasurement {
  /** S9: numbers that stand with a unit or an outcome. */
  readonly goodNumbers: readonly Span[];
  /** S9: numbers of any kind. */
  readonly allNumbers: readonly Span[];
  /** S10: tools, laws, places and standards by name. */
  readonly named: readonly Span[];
  /** The company's own name, when the pitch opens with it. */
  readonly company: string | null;
  /** S23: acronyms a stranger may not know. */
  readonly acronyms: readonly Span[];
}

const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety
    hundred thousand million half third quarter twice double triple`.split(/\s+/),
);
const UNIT_REACH_TOKENS = 4;
const YEAR = /^(?:19|20)\d\d$/;
const NOT_A_QUANTITY = /^(?:24\/7|365|360|#.*)$/;
const ALLOWED_ACRONYMS = new Set('API US UK EU HR IT CRM SMS PDF GPS DNA MRI ER FDA IRS HIPAA AI TV USA'.split(' '));

/** "<3" counts nothing. */
const isHeart = (read: string, { text, start, end }: Token): boolean =>
  text === '3' && read[start - 1] === '<' && /^\s*$/.test(read.slice(end));

/** "two-year" opens with "two". */
const opening = (word: string): string => (word.includes('-') ? word.slice(0, word.indexOf('-')) : word);

const isQuantity = (token: Token): boolean =>
  token.kind === 'number'
    ? !YEAR.test(token.lower) && !NOT_A_QUANTITY.test(token.lower)
    : NUMBER_WORDS.has(opening(token.lower)) && token.pos !== 'VERB';

const isUnit = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.pos === 'NOUN' || token.pos === 'ADJ' || token.pos === 'PROPN');

const MARKED = /^[$€£¥₹]|[%x]$/;

/** A word near it says of what a marked quantity is: "$6 per person", "31% of claims". */
function standsWithWord(tokens: readonly Token[], index: number): boolean {
  return [tokens[index - 1], tokens[index + 1]].some((token) => token?.kind === 'word');
}

/** "44 minutes", "10-minute", "40 thousand chairs", "8 of 10". */
function hasUnit(tokens: readonly Token[], index: number, written: boolean): boolean {
  const [next, afterNext] = tokens.slice(index + 1, index + 3);
  if (next?.text === '-' || next?.pos === 'NUM') return isUnit(afterNext);
  return isUnit(next) || (written && next?.lower === 'of');
}

/** A quantity counts when it measures something, with a sign or a unit. */
function measuresSomething(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const written = token.kind === 'number';
  if (written && MARKED.test(token.lower)) return standsWithWord(tokens, index);
  return (!written && token.lower.includes('-')) || hasUnit(tokens, index, written);
}

function numberSpan(tokens: readonly Token[], index: number): Span {
  const phrase = nounPhraseAt(tokens, index);
  const head = phrase?.first === index ? phrase.head : index;
  return spanOf(tokens, index, Math.min(head, index + UNIT_REACH_TOKENS));
}

/** The opening name, unless it is the X of "X for Y". */
function companyName(tokens: readonly Token[]): string | null {
  const first = tokens.find((token) => token.kind === 'word');
  const next = first === undefined ? undefined : tokens[tokens.indexOf(first) + 1];
  if (first === undefined || !first.proper || next?.lower === 'for' || next?.lower === 'of') return null;
  return first.text;
}

/** S9, S10 and S23: what can be checked. */
export function measureDetail({ tokens, read }: PitchText): DetailMeasurement {
  const quantities = tokens.flatMap((token, index) => (isQuantity(token) ? [index] : []));
  const company = companyName(tokens);
  // A comma list of bare keywords earns nothing for what it names.
  const named = tokensBySentence(tokens)
    .filter((sentence) => !isCommaList(sentence))
    .flat()
    .filter((token) => token.proper && token.text !== company);
  const acronyms = tokens.filter((token) => /^[A-Z]{2,5}$/.test(token.text) && !ALLOWED_ACRONYMS.has(token.text));
  return {
    goodNumbers: quantities
      .filter((index) => measuresSomething(tokens, index))
      .map((index) => numberSpan(tokens, index)),
    allNumbers: tokens
      .filter((token) => token.kind === 'number' && !isHeart(read, token))
      .map(({ start, end }) => ({ start, end })),
    named: named.map(({ start, end }) => ({ start, end })),
    company,
    acronyms: acronyms.map(({ start, end }) => ({ start, end })),
  };
}
