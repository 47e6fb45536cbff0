import { isEnglishWordForm } from '../text/grammar/part-of-speech.js';

const NAME = /\p{Lu}[\p{L}\p{N}&'’.-]*/gu;
const SENTENCE_START = /^$|[.!?:]\s+$/;

/** The words of a text, in small letters. */
export const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The words of names. A capital letter is a name's, except at the beginning of a sentence that begins with an English word. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)]
    .filter(({ 0: word, index }) => {
      const isStart = SENTENCE_START.test(text.slice(0, index));
      return !(isStart && isEnglishWordForm(word.toLowerCase())) && word !== 'I' && word !== 'A';
    })
    .flatMap(([word]) => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
