import type { Span } from '@playbook/contracts/core/span.schema';
import { matchesOf } from '../search/matches-of.js';
import type { SqueezedText } from '../search/squeezed-text.js';

export interface Sentence extends Span {
  readonly text: string;
  /** Offset in the founder's text of a UTF-16 code unit of the sentence. */
  readonly offsetOf: (index: number) => number;
}

/** Up to a mark that ends a sentence; a mark inside a number or an address ends nothing. */
const SENTENCE = /[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]*)*/g;

/** Sentences of at least so many words, with where they stand in the founder's text. */
export function sentencesOf({ text, offsetOf }: SqueezedText, minWords: number): Sentence[] {
  return matchesOf(SENTENCE, text)
    .map((match): Sentence => {
      const words = match[0].trim();
      const first = match.index + match[0].indexOf(words);
      const offset = (index: number): number => offsetOf(first + index);
      return { text: words, start: offset(0), end: offset(Math.max(1, words.length) - 1) + 1, offsetOf: offset };
    })
    .filter(({ text: words }) => words !== '' && (minWords <= 1 || words.split(/\s+/).length >= minWords));
}
