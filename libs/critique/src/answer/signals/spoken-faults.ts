import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

/** What is counted of attention; a brand, a business plan and "he likes chess" are none. */
const { attention: ATTENTION } = readSinglePatterns('answer-claims', ['attention']);
const LIKES = /^likes$/i;
/** So many characters before a word say whose it is, and behind it what they do. */
const REACH_CHARS = 30;
const OURS = /\b(?:our|hired?|hiring|outsourc\w{1,4}|freelance|external|paid|through|found)(?: \w{1,20})? $/i;
const BUILDS =
  /^ (?:\w{1,20} ){0,2}(?:built|builds?|building|develop\w{0,4}|cod(?:es?|ed|ing)|makes?|made|deliver\w{0,3})\b/i;

const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Words that were found to be attention, where attention is what they count. */
export function spokenAttention(spans: readonly Span[], text: string): Span[] {
  if (!/\d/.test(text)) return [];
  return spans.filter((span) => {
    const words = wordsAt(text, span);
    return ATTENTION.test(words) && (!LIKES.test(words) || /\d\S{0,10} $/.test(text.slice(0, span.start)));
  });
}

/** Builders from outside, where they build for the founders: contractors who are customers are none. */
export function spokenOutsourcing(spans: readonly Span[], text: string): Span[] {
  return spans.filter(
    ({ start, end }) =>
      OURS.test(text.slice(Math.max(0, start - REACH_CHARS), start)) || BUILDS.test(text.slice(end, end + REACH_CHARS)),
  );
}
