import { ideaBandOf } from '@playbook/domain/scores/idea-bands';
import type { ScoreBand } from '../../../lib/score-bands.js';

/** Bands of an idea's scores (section 4 of the specification). */
export const ideaBand = (score: number): ScoreBand => ideaBandOf(score).colour;
