import { ideaBandOf } from '@playbook/domain/idea-bands';
import type { ScoreBand } from '../../../lib/score-bands.js';

/** The colour of an idea's scores out of 100 (section 4 of the specification). */
export const ideaColour = (score: number): ScoreBand => ideaBandOf(score).colour;
