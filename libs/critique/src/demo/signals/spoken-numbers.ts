import type { Span } from '@playbook/contracts/core/span.schema';
import { tokenSpan, type Token } from '../../text/tokens/token.js';

const REACH_TOKENS = 3;
const YEAR = /^(?:19|20)\d\d$/;
const DIGIT_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen`.split(/\s+/),
);
/** "Thirty", "forty-one": a number as it is spoken. */
export const isDigitWord = (word: string): boolean => DIGIT_WORDS.has(word.split('-')[0] ?? '');
const OWN_UNIT = /[$€£¥₹%]|\dx$/;
/** Nouns that count nothing a listener could weigh. */
const NO_UNIT = new Set(
  'things thing ways way reasons reason points point parts part steps step words word questions founders cofounders'.split(
    ' ',
  ),
);

const BETWEEN = new Set(['of', 'and']);

const isNumber = ({ kind, lower }: Token): boolean =>
  (kind === 'number' && !YEAR.test(lower) && !lower.startsWith('#')) || (kind === 'word' && isDigitWord(lower));

/** May stand between a number and what it counts: "40 of our paying clinics". */
const isBetween = (token: Token): boolean =>
  isNumber(token) ||
  token.pos === 'ADJ' ||
  BETWEEN.has(token.lower) ||
  (token.pos === 'VERB' && token.lower.endsWith('ing'));

const isUnit = ({ pos, lower }: Token): boolean =>
  (pos === 'NOUN' || pos === 'PROPN' || lower === 'percent') && !NO_UNIT.has(lower);

/** The noun that a number counts, close behind it: "forty minutes", "12 paying clinics". */
function unitAfter(tokens: readonly Token[], index: number): Token | null {
  const unit = tokens.slice(index + 1, index + 1 + REACH_TOKENS).find((token) => !isBetween(token));
  return unit !== undefined && isUnit(unit) ? unit : null;
}

/** Numbers of a sentence with what they count; years, lists and numbers of nothing are left out. */
export function numbersWithUnit(tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  let end = 0;
  tokens.forEach((token, index) => {
    if (token.start < end || !isNumber(token)) return;
    const unit = OWN_UNIT.test(token.text) ? token : unitAfter(tokens, index);
    if (unit === null) return;
    found.push(tokenSpan(token, unit));
    ({ end } = unit);
  });
  return found;
}
