/** Colour of a score in the library (section 5 of the specification). */
export type LibraryBand = 'green' | 'blue' | 'yellow' | 'red';

/** 90 and more, 80 to 89, 70 to 79, below 70. */
export function libraryBand(score: number): LibraryBand {
  if (score >= 90) return 'green';
  if (score >= 80) return 'blue';
  return score >= 70 ? 'yellow' : 'red';
}

/** Colours alone do not tell everyone, so each band also has a word. */
export const LIBRARY_BAND_WORDS: Readonly<Record<LibraryBand, string>> = {
  green: 'Outstanding',
  blue: 'Strong',
  yellow: 'Fair',
  red: 'Weak',
};
