/** Typographic characters and the plain one that means the same; both one UTF-16 code unit long. */
const PLAIN_CHARACTER: ReadonlyMap<string, string> = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u02BC', "'"],
  ['\u201C', '"'],
  ['\u201D', '"'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2011', '-'],
  ['\u2026', '.'],
  ['\u00A0', ' '],
  ['\u202F', ' '],
  ['\u200B', ' '],
]);

/** Most pitches need no mapping. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
/** Anything else than printable ASCII, which stays as it is. */
const UNPRINTABLE = /[^\x20-\x7e]/gu;
const NO_LETTER = /[\s\p{Extended_Pictographic}\p{Cc}\p{Cs}]/u;
const SHOUTED_SHARE = 0.7;
const SHOUTED_MIN_LETTERS = 12;

/** Lower-cases code unit by code unit; characters whose lower case has another length stay as they are. */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');
}

const FIRST_BEYOND_ASCII = 0x80;

function isShouted(text: string): boolean {
  let [letters, capitals] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code < FIRST_BEYOND_ASCII) {
      if (code >= 0x41 && code <= 0x5a) capitals += 1;
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) letters += 1;
      continue;
    }
    const character = String.fromCodePoint(code);
    at += character.length - 1;
    letters += Number(/\p{L}/u.test(character));
    capitals += Number(/\p{Lu}/u.test(character));
  }
  return letters >= SHOUTED_MIN_LETTERS && capitals / letters > SHOUTED_SHARE;
}

function plainCharacter(character: string): string {
  const replacement = PLAIN_CHARACTER.get(character);
  if (replacement !== undefined) return replacement;
  return NO_LETTER.test(character) ? ' '.repeat(character.length) : character;
}

/**
 * The text as the engine reads it: plain quotes, dashes and spaces, no pictographs, and not shouted in capitals, so that
 * a trivial edit does not change a score. Every offset in the result is an offset in the original (same length).
 */
export function normaliseText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return isShouted(text) ? text.toLowerCase() : text;
  const plain = text.replace(UNPRINTABLE, plainCharacter);
  return isShouted(plain) ? lowerSameLength(plain) : plain;
}
