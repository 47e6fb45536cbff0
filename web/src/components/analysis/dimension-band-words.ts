import type { PitchBand } from '@playbook/domain/pitch-bands';

/** Colours alone do not tell everyone, so each band of a bar also has a word. */
export const DIMENSION_BAND_WORDS: Readonly<Record<PitchBand, string>> = {
  green: 'Strong',
  yellow: 'Fair',
  red: 'Weak',
};
