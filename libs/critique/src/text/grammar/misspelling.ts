import { isListedWord, rankOf } from '../../lexicon/word-ranks.js';
import type { RawToken } from '../tokens/token.js';
import { isEnglishWordForm } from './part-of-speech.js';

/** Shorter words have too many neighbors to tell which one was meant. */
const MIN_CHARS = 6;
/** Longer ones are identifiers or noise, and looking for their neighbors takes longer the longer they are. */
const MAX_CHARS = 20;
/** A rarer neighbor is more likely a coincidence. */
const RAREST_MEANT = 12_000;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const ONLY_LETTERS = /^[a-z]+$/;
const BEGINNING = /^(?:re|un|de|over|out|pre)/;
const ENDING = /(?:e?s|e?d|ing|e?rs?|ly|able)$/;
/** With more unknown words than one in so many a text is in another language or full of names. */
const WORDS_PER_MISSPELLING = 10;

const isKnown = (word: string): boolean => isListedWord(word) || isEnglishWordForm(word);

/** True for a form of a word that is known: "shippers", "cached", "resoled". Lists of words have few of the forms that are regular. */
function isFormOfKnown(word: string): boolean {
  const opened = word.replace(BEGINNING, '');
  const stem = word.replace(ENDING, '');
  const stems = [stem, `${stem}e`, `${stem}y`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1'), `${stem}er`];
  return (opened !== word && isKnown(opened)) || (stem !== word && stems.some(isKnown));
}

/** True for a lower-case word that is no known one and no form of one, and of a length at which one can tell what was meant. */
function isUnknownWord(word: string): boolean {
  if (word.length < MIN_CHARS || word.length > MAX_CHARS || !ONLY_LETTERS.test(word)) return false;
  return !isKnown(word) && !isFormOfKnown(word);
}

/**
 * The common word that a lower-case word is a misspelling of: "coperative" of "cooperative". A letter behind the first is missing or two
 * are swapped; of the words that this may be it is the commonest. A word with one letter more or another one than a common word is mostly
 * a word of a trade: "lockers", "wafers". Null for words that are known, and where no common word is that near.
 */
export function meantWord(word: string): string | null {
  if (!isUnknownWord(word)) return null;
  let meant: string | null = null;
  let rank = RAREST_MEANT + 1;
  const consider = (candidate: string): void => {
    const own = rankOf(candidate);
    if (own < rank) [meant, rank] = [candidate, own];
  };
  for (let at = 1; at < word.length; at += 1) {
    const [before, own, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    consider(before + rest.charAt(0) + own + rest.slice(1));
    for (const letter of LETTERS) consider(before + letter + own + rest);
  }
  return meant;
}

/** A capital may belong to a name. */
const mayBeMisspelled = ({ kind, text, lower }: RawToken): boolean =>
  kind === 'word' && text === lower && isUnknownWord(lower);

/** The tokens with each misspelled word read as the one that was meant, so that correcting it costs no points. */
export function asMeant(tokens: readonly RawToken[]): readonly RawToken[] {
  const unknown = new Set(tokens.filter(mayBeMisspelled));
  if (unknown.size === 0 || unknown.size * WORDS_PER_MISSPELLING > tokens.length) return tokens;
  return tokens.map((token) =>
    unknown.has(token) ? { ...token, lower: meantWord(token.lower) ?? token.lower } : token,
  );
}
