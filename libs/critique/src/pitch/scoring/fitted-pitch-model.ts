import { readFileSync } from 'node:fs';
import type { PhraseTableFile } from '../phrases/phrase-table.js';
import type { WordTableFile } from '../../engine/words/word-table.js';
import { ScoringModel } from './scoring-model.js';
import type { SharedModel } from '../../engine/trees/shared-model.js';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/** The model of pitches that `npm run engine:fit -- --kind pitch` wrote, read once when the engine is loaded. */
export const PITCH_MODEL = new ScoringModel({
  trees: read('model.json') as SharedModel,
  words: read('words.json') as WordTableFile,
  phrases: read('phrases.json') as PhraseTableFile,
});
