const MIN_WORDS_TO_REPEAT = 10;
/** Below this share of different words a text of a few sentences repeats itself. */
const MIN_DIFFERENT_SHARE = 0.65;
/** Longer texts use small words again and again, so that only so many words of each stretch are compared. */
const STRETCH_WORDS = 40;

/** Whether some stretch of a text says the same words over and over. */
export function repeatsItself(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let start = 0; start === 0 || start + STRETCH_WORDS <= words.length; start += STRETCH_WORDS) {
    const stretch = words.slice(start, start + STRETCH_WORDS);
    const share = new Set(stretch).size / stretch.length;
    if (stretch.length >= MIN_WORDS_TO_REPEAT && share < MIN_DIFFERENT_SHARE) return true;
  }
  return false;
}
