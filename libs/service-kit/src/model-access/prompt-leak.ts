/** So many letters and digits in a row are no accident; some seven words. */
const SHINGLE_CHARS = 40;
const ENCODED = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[\s:]?){20,}/gi;
const ALPHABET_HALF = 13;

/** Letters and digits only, so that spaces, punctuation and capitals hide nothing. */
const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const reversed = (text: string): string => [...text].toReversed().join('');

function rotated(text: string): string {
  return text.replace(/[a-z]/g, (letter) => {
    const place = (letter.charCodeAt(0) - 97 + ALPHABET_HALF) % (2 * ALPHABET_HALF);
    return String.fromCharCode(97 + place);
  });
}

function decodedIn(text: string): string[] {
  const base64 = text.match(ENCODED) ?? [];
  const hex = text.match(HEX) ?? [];
  return [
    ...base64.map((part) => Buffer.from(part, 'base64').toString()),
    ...hex.map((part) => Buffer.from(part.replace(/[\s:]/g, ''), 'hex').toString()),
  ];
}

function shinglesOf(text: string): Set<string> {
  const squashed = squash(text);
  const shingles = new Set<string>();
  for (let start = 0; start + SHINGLE_CHARS <= squashed.length; start += 1) {
    shingles.add(squashed.slice(start, start + SHINGLE_CHARS));
  }
  return shingles;
}

const hasShingle = (shingles: ReadonlySet<string>, text: string): boolean => {
  for (let start = 0; start + SHINGLE_CHARS <= text.length; start += 1) {
    if (shingles.has(text.slice(start, start + SHINGLE_CHARS))) return true;
  }
  return false;
};

/**
 * Makes a test for texts that repeat the instructions: as they are, spaced out, backwards, rotated by 13 letters, in base64 or in
 * hexadecimal. A translation is not found here; what is not English is not shown at all.
 */
export function leakTest(instructions: string): (text: string, marker?: string) => boolean {
  const shingles = shinglesOf(instructions);
  return (text, marker) => {
    const squashed = squash(text);
    if (marker !== undefined && squashed.includes(squash(marker))) return true;
    const readings = [squashed, reversed(squashed), rotated(squashed), ...decodedIn(text).map(squash)];
    return readings.some((reading) => hasShingle(shingles, reading));
  };
}
