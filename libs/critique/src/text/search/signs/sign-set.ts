const FIRST = 0x20;
const BEYOND = 0x80;
const BITS = 32;

/** Some of the printable ASCII characters, by three times 32 bits. */
export type SignSet = readonly [low: number, middle: number, high: number];

export const NO_SIGNS: SignSet = [0, 0, 0];
export const DIGITS_AND_UNDERSCORE: SignSet = signsOf('0123456789_');

/** The set of some printable ASCII characters. */
export function signsOf(characters: string): SignSet {
  const set: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < characters.length; at += 1) addSign(set, characters.charCodeAt(at));
  return set;
}

/** Adds a UTF-16 code unit to a set that is being made; any but printable ASCII is left out. */
export function addSign(set: [number, number, number], codeUnit: number): void {
  if (codeUnit < FIRST || codeUnit >= BEYOND) return;
  const part = ((codeUnit - FIRST) >> 5) as 0 | 1 | 2;
  set[part] |= 1 << (codeUnit % BITS);
}

/** True for a character that a set can hold. */
export const isSign = (character: string): boolean => character >= ' ' && character < '\u0080';

export const unionOf = (a: SignSet, b: SignSet): SignSet => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];

export const haveCommon = (a: SignSet, b: SignSet): boolean => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
