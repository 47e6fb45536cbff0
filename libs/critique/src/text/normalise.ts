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

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= SHOUTED_MIN_LETTERS && capitals / letters > SHOUTED_SHARE;
}

/**
 * The text as the engine reads it: plain quotes, dashes and spaces, no pictographs, and not shouted in capitals, so that
 * a trivial edit does not change a score. Every offset in the result is an offset in the original (same length).
 */
export function normaliseText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return isShouted(text) ? text.toLowerCase() : text;
  const plain = Array.from(text, (character) => {
    const replacement = PLAIN_CHARACTER.get(character);
    if (replacement !== undefined) return replacement;
    return /[\s\p{Extended_Pictographic}\p{Cc}\p{Cs}]/u.test(character) && !/[0-9#*]/.test(character)
      ? ' '.repeat(character.length)
      : character;
  }).join('');
  return isShouted(plain) ? lowerSameLength(plain) : plain;
}
