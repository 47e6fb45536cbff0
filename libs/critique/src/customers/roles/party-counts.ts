import { numberValue } from '../../engine/numbers/number-value.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS } from '../customer-patterns.js';
import type { PartyMention } from '../mentions/party-mentions.js';

/** More are a market. */
const MAX_COUNTED = 20_000;
/** Two of them may be the founders. */
const FEWEST_REPORTED = 3;
const REACH_TOKENS = 2;

/** How many of them a text counts right in front of their name; 0 where it does not. */
export function countOf(tokens: readonly Token[], { first, head }: PartyMention): number {
  const from = Math.max(0, first - REACH_TOKENS);
  const near = tokens.slice(from, head);
  // "Cities have one or two plan reviewers" counts none of them.
  if (near.some(({ lower, pos }, index) => lower === 'or' && near[index + 1]?.pos === 'NUM' && pos === 'CCONJ'))
    return 0;
  const number = near.findLast(({ pos }) => pos === 'NUM');
  const value = number === undefined ? null : numberValue(number.lower);
  return value === null || value > MAX_COUNTED ? 0 : value;
}

/** "17 practices" are more than somebody of whom a text speaks. */
export const isCounted = (tokens: readonly Token[], mention: PartyMention): boolean => countOf(tokens, mention) > 1;

/** "4 euro the tree, minimum 200 trees, 37 growers." */
function isLastItem(tokens: readonly Token[], { first, end }: PartyMention): boolean {
  const count = tokens[first]?.pos === 'NUM' ? first : first - 1;
  const isItem = tokens[count]?.pos === 'NUM' && tokens[count - 1]?.lower === ',';
  return isItem && tokens[end + 1]?.lower === '.';
}

/** "17 practices, 4% of what we recover": a sentence that begins with a count tells how far they are; the first one tells what is made. */
export function isReported(tokens: readonly Token[], mention: PartyMention): boolean {
  const { first, end } = mention;
  const sentence = tokens[first]?.sentence ?? 0;
  const next = tokens[end + 1];
  const isStart = tokens
    .slice(Math.max(0, first - REACH_TOKENS - 1), first)
    .every(({ sentence: other, pos }) => other !== sentence || pos === 'NUM' || pos === 'ADV');
  const isListed = next === undefined || next.sentence !== sentence || CUSTOMER_PATTERNS.soFar.test(next.lower);
  return (
    sentence > 0 && (isStart || isLastItem(tokens, mention)) && isListed && countOf(tokens, mention) >= FEWEST_REPORTED
  );
}
