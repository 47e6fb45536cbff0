import { readFileSync } from 'node:fs';
import type { IdeaModel } from './idea-model.js';

const IDEA_MODEL_FILE = new URL('../model.json', import.meta.url);

/** The model of ideas that `npm run engine:fit -- --kind idea` wrote, read once when the engine is loaded. */
export const IDEA_MODEL = JSON.parse(readFileSync(IDEA_MODEL_FILE, 'utf8')) as IdeaModel;
