import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
  type ScoreBreakdown,
} from '@playbook/contracts/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { CLARITY_RULES } from './clarity.rules.js';
import { DIFFERENTIATION_RULES } from './differentiation.rules.js';
import { INSIGHT_STRENGTH_RULES } from './insight-strength.rules.js';
import type { ScoringRule } from './rule.js';
import { scoreDimension } from './score-dimension.js';
import { SPECIFICITY_RULES } from './specificity.rules.js';
import { VALUE_PROPOSITION_RULES } from './value-proposition.rules.js';

const RULES: Readonly<Record<PitchDimension, readonly ScoringRule[]>> = {
  clarity: CLARITY_RULES,
  specificity: SPECIFICITY_RULES,
  valueProposition: VALUE_PROPOSITION_RULES,
  differentiation: DIFFERENTIATION_RULES,
  insightStrength: INSIGHT_STRENGTH_RULES,
};

export interface PitchScore {
  readonly breakdown: ScoreBreakdown;
  readonly evidence: readonly Evidence[];
  /** Sum of the five dimensions, 0 to 100. */
  readonly overall: number;
}

/** The five dimensions with the evidence for each point. */
export function scorePitch(signals: PitchSignals): PitchScore {
  const scores = PITCH_DIMENSIONS.map((dimension) => scoreDimension(dimension, RULES[dimension], signals));
  const [clarity = 0, specificity = 0, valueProposition = 0, differentiation = 0, insightStrength = 0] = scores.map(
    (score) => score.points,
  );
  return {
    breakdown: { clarity, specificity, valueProposition, differentiation, insightStrength },
    evidence: scores.flatMap((score) => score.evidence),
    overall: clarity + specificity + valueProposition + differentiation + insightStrength,
  };
}
