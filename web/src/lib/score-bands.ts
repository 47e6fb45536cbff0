/** How good a score out of 100 is; names the colour and the word shown with it. */
export type ScoreBand = 'green' | 'yellow' | 'orange' | 'red';

/** Bands of a score badge (section 5 of the specification). */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'green';
  if (score >= 60) return 'yellow';
  return score >= 40 ? 'orange' : 'red';
}

/** Bands of an answer's score in the application builder (section 5 of the specification). */
export function answerBand(score: number): ScoreBand {
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
}

/** Bands of the scores on the dashboard (section 5 of the specification). */
export function dashboardBand(score: number): Exclude<ScoreBand, 'yellow'> {
  if (score >= 80) return 'green';
  return score >= 60 ? 'orange' : 'red';
}

/** Colours alone do not tell everyone, so each band also has a word. */
export const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  green: 'Strong',
  yellow: 'Promising',
  orange: 'Needs work',
  red: 'Weak',
};
