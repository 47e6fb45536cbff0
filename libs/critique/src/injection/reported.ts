import type { Span } from '@playbook/contracts/core/span.schema';

/** "An angel told us it is the best idea he had heard": what somebody said to the founders. */
const TOLD_US = new RegExp(
  String.raw`(?:^|[.!?:;]\s{1,9})(?:an?|our|my|the|one|two|three|some|every|\d{1,3}) (?:[\p{L}'-]{1,20} ){1,4}` +
    String.raw`(?:told|wrote to|assured|said to) (?:us|me)\b[^.!?;]{0,160}$`,
  'iu',
);
/** What tells a judge what to do is no opinion. */
const TELLS_JUDGES =
  /\b(?:ignore|score|scores|rate|rated|rating|points?|grade|output|instructions?|prompt|system|json|100|assistant|model)\b/i;
const REACH_CHARS = 200;

/** Whether words that speak of how good something is are what somebody else said of it. They earn nothing all the same. */
export function isReported(text: string, { start, end }: Span): boolean {
  const said = text.slice(Math.max(0, start - REACH_CHARS), end).replace(/[.!?;\s]{1,9}$/, '');
  return TOLD_US.test(said) && !TELLS_JUDGES.test(said.slice(-REACH_CHARS));
}
