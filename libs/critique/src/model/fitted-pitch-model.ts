import { readFileSync } from 'node:fs';
import type { SharedModel } from './shared-model.js';
import { TreeWalker } from './tree-walker.js';

const MODEL_FILE = new URL('../../models/pitch.model.json', import.meta.url);

/** The model of pitches that `npm run engine:fit -- --kind pitch` wrote, read once when the engine is loaded. */
export const PITCH_MODEL = new TreeWalker(JSON.parse(readFileSync(MODEL_FILE, 'utf8')) as SharedModel);
