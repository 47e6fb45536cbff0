import type { SpokenWord } from '@playbook/contracts/demos/transcript.schema';
import type { SpokenTimes } from './talk.js';

/** A silence is no part of the talk beyond this. */
const SILENCE_COUNTS_S = 1;

/** Index of the first word that ends behind an offset; the number of words where none does. */
function wordAt(words: readonly SpokenWord[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.span.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** For each word the seconds of talk before it. */
function talkedSeconds(words: readonly SpokenWord[]): number[] {
  let [talked, end] = [0, 0];
  return words.map(({ startS, endS }) => {
    talked += Math.min(SILENCE_COUNTS_S, Math.max(0, startS - end));
    const before = talked;
    talked += Math.max(0, endS - Math.max(startS, end));
    end = Math.max(end, endS);
    return before;
  });
}

/** Reads times off the words of a transcript, which stand in the order of the text. */
export function spokenTimes(words: readonly SpokenWord[]): SpokenTimes {
  const talked = talkedSeconds(words);
  const lastIndex = words.length - 1;
  const wordFrom = (offset: number): number => Math.min(lastIndex, wordAt(words, offset));
  return {
    startAt: (offset) => words[wordFrom(offset)]?.startS ?? 0,
    endAt: (offset) => {
      const next = wordAt(words, offset);
      const isWithin = (words[next]?.span.start ?? Infinity) < offset;
      return words[Math.max(0, isWithin ? next : next - 1)]?.endS ?? 0;
    },
    wordsBefore: (offset) => wordAt(words, offset),
    talkedBefore: (offset) => talked[wordFrom(offset)] ?? 0,
  };
}
