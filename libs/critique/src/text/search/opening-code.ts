/** Letters of a word's beginning that are compared. */
export const OPENING_LETTERS = 3;
/** 26 letters, and 0 for the end of the letters. */
const SYMBOLS = 27;
/** Number of codes: one for every beginning of a word. */
export const OPENING_CODES = SYMBOLS ** OPENING_LETTERS;

/** From 1 for `a` or `A` to 26; 0 for any other UTF-16 code unit and for the end of a text (NaN). */
export function letterAt(codeUnit: number): number {
  const lower = codeUnit | 0x20;
  return lower >= 0x61 && lower <= 0x7a && codeUnit < 0x80 ? lower - 0x60 : 0;
}

/** The code of a word that begins with these letters; 0 stands for what is no letter, and nothing counts after it. */
export function openingCode(first: number, second: number, third: number): number {
  return (first * SYMBOLS + second) * SYMBOLS + third;
}
