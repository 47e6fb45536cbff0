import { readWords } from './read-words.js';
/** Nouns a camera cannot film (signal S7), besides those with an abstract ending. */
const ABSTRACT_NOUNS = readWords('abstract-nouns');

/** Filmable things that happen to have an abstract ending. */
const FILMABLE_EXCEPTIONS = readWords('filmable-exceptions');

const ABSTRACT_ENDING = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|hood|dom|ology|ics)s?$/;

/** True for a noun, given as a lemma, that names an idea and not a thing. */
export function isAbstractNoun(lemma: string): boolean {
  if (FILMABLE_EXCEPTIONS.has(lemma)) return false;
  return ABSTRACT_NOUNS.has(lemma) || ABSTRACT_ENDING.test(lemma);
}
