import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { Flow } from '../text/flow.js';

export interface Sentence extends Span {
  readonly text: string;
}

const MIN_WORDS = 4;
/** Up to a mark that ends a sentence; a mark inside a number or an address ends nothing. */
const SENTENCE = /[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]*)*/g;

/** Sentences of at least four words with where they stand in the founder's text. */
export function sentencesOf({ text, offsetOf }: Flow): Sentence[] {
  return Array.from(text.matchAll(SENTENCE), (match) => {
    const words = match[0].trim();
    const first = match.index + match[0].indexOf(words);
    return { text: words, start: offsetOf(first), end: offsetOf(first + Math.max(1, words.length) - 1) + 1 };
  }).filter(({ text: words }) => words.split(/\s+/).length >= MIN_WORDS);
}
