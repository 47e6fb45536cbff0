import { readItems } from '../command-line/read-json.js';
import type { RatedPitch } from './pitch-training.js';

export const MODEL_FILE = new URL('../../models/pitch.model.json', import.meta.url);
export const PHRASES_FILE = new URL('../../models/pitch-phrases.json', import.meta.url);
export const WORDS_FILE = new URL('../../models/pitch-words.json', import.meta.url);

/**
 * The rated pitches that live in the project, by file. Descriptions in the manner of company directories and forums are
 * what founders bring most, and there are fewer of them, so each counts for more; those of file f, whole sentences of
 * companies that name themselves and what they build, most of all, and those of file g nearly as much. So does each line of
 * the rubric's own calibration set.
 */
const TRAINING_FILES = [
  { file: 'one-liners.train.json', weight: 1 },
  { file: 'one-liners.a.json', weight: 1 },
  { file: 'one-liners.b.json', weight: 1 },
  { file: 'one-liners.c.json', weight: 1 },
  { file: 'one-liners.d.json', weight: 1 },
  { file: 'one-liners.e.json', weight: 1 },
  { file: 'one-liners.directory.json', weight: 2.5 },
  { file: 'one-liners.f.json', weight: 4 },
  { file: 'one-liners.g.json', weight: 3 },
  { file: 'one-liners.rubric.json', weight: 5 },
] as const;

/** Every rated pitch of the project. */
export function trainingPitches(): RatedPitch[] {
  return TRAINING_FILES.flatMap(({ file, weight }) =>
    readItems<Omit<RatedPitch, 'weight'>>(new URL(`../../training/${file}`, import.meta.url)).map(
      (rated) => ({ ...rated, weight }) as RatedPitch,
    ),
  );
}
