import { letterAt, openingCode } from './opening-code.js';
import { addSign, type SignSet } from './signs/sign-set.js';

/**
 * Where the words of a text begin, in order, and the code of each one's opening. Plain lists: for so few numbers they are made
 * faster than typed arrays.
 */
export interface WordStarts {
  readonly at: readonly number[];
  readonly codes: readonly number[];
  /** The printable ASCII characters of the text, but for its letters. */
  readonly signs: SignSet;
}

/** Letters that are equal to an ASCII letter for a pattern that ignores case by Unicode's rules. */
const FOLDED_TO_ASCII = /[\u017f\u212a]/;

const isDigitOrUnderscore = (codeUnit: number): boolean => (codeUnit >= 0x30 && codeUnit <= 0x39) || codeUnit === 0x5f;

function codeAt(text: string, at: number): number {
  const first = letterAt(text.charCodeAt(at));
  const second = first === 0 ? 0 : letterAt(text.charCodeAt(at + 1));
  const third = second === 0 ? 0 : letterAt(text.charCodeAt(at + 2));
  return openingCode(first, second, third);
}

/**
 * Every place where `\b` is followed by `\w`; null for a text with letters that pass for ASCII ones in some patterns, of
 * which that cannot be said for all of them.
 */
export function wordStartsOf(text: string): WordStarts | null {
  if (FOLDED_TO_ASCII.test(text)) return null;
  const at: number[] = [];
  const codes: number[] = [];
  const signs: [number, number, number] = [0, 0, 0];
  let isInside = false;
  for (let index = 0; index < text.length; index += 1) {
    const codeUnit = text.charCodeAt(index);
    const letter = letterAt(codeUnit);
    if (letter === 0) addSign(signs, codeUnit);
    const isWord = letter > 0 || isDigitOrUnderscore(codeUnit);
    if (isWord && !isInside) {
      at.push(index);
      codes.push(codeAt(text, index));
    }
    isInside = isWord;
  }
  return { at, codes, signs };
}
