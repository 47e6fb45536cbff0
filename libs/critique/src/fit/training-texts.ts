import { readFileSync } from 'node:fs';
import type { RatedPitch } from './pitch-training.js';

export const TRAINING_FILE = new URL('../../training/one-liners.train.json', import.meta.url);
export const MODEL_FILE = new URL('../../models/pitch.model.json', import.meta.url);

/** The rated pitches that live in the project. */
export function trainingPitches(): RatedPitch[] {
  return JSON.parse(readFileSync(TRAINING_FILE, 'utf8')) as RatedPitch[];
}
