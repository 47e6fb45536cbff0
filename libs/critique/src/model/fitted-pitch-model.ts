import { readFileSync } from 'node:fs';
import type { PitchModel } from './pitch-model.js';

const MODEL_FILE = new URL('../../models/pitch.model.json', import.meta.url);

/** The model of pitches that `npm run engine:fit -- --kind pitch` wrote, read once when the engine is loaded. */
export const PITCH_MODEL = JSON.parse(readFileSync(MODEL_FILE, 'utf8')) as PitchModel;
