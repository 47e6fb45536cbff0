import { readModel } from '../../engine/read-model.js';
import { ScoringModel } from './scoring-model.js';

const at = (file: string): URL => new URL(`../${file}`, import.meta.url);

/** The model of pitches, read once when the engine is loaded. */
export const PITCH_MODEL = new ScoringModel({
  trees: readModel(at('model.json')),
  words: readModel(at('words.json')),
  phrases: readModel(at('phrases.json')),
});
