import {
  PITCH_DIMENSIONS,
  type Evidence,
  type ScoreBreakdown,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { PITCH_MODEL } from './fitted-pitch-model.js';
import type { ScoringModel } from './scoring-model.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { featureValues } from '../../engine/feature-values.js';
import { readingOf } from './model-rows.js';
import { pointsWithin, scoreDimension } from './score-dimension.js';

export interface PitchScore {
  readonly breakdown: ScoreBreakdown;
  readonly evidence: readonly Evidence[];
  /** Sum of the five dimensions, 0 to 100. */
  readonly overall: number;
}

function breakdownOf(points: readonly number[]): ScoreBreakdown {
  const [clarity = 0, specificity = 0, valueProposition = 0, differentiation = 0, insightStrength = 0] = points;
  return { clarity, specificity, valueProposition, differentiation, insightStrength };
}

/** The five dimensions alone, for comparing texts: the same points as with the evidence, in less than half the time. */
export function pitchPoints(signals: PitchSignals, model: ScoringModel = PITCH_MODEL): ScoreBreakdown {
  const totals = model.totals(featureValues(model.featuresOf(signals), model.features));
  return breakdownOf(
    PITCH_DIMENSIONS.map((dimension, output) => pointsWithin(dimension, totals[output] ?? 0, signals)),
  );
}

/** The five dimensions with the evidence for each point, by the model that ships unless another is given. */
export function scorePitch(signals: PitchSignals, model: ScoringModel = PITCH_MODEL): PitchScore {
  const reading = readingOf(signals, model);
  const scores = PITCH_DIMENSIONS.map((dimension) => scoreDimension(dimension, reading));
  const points = scores.map((score) => score.points);
  return {
    breakdown: breakdownOf(points),
    evidence: scores.flatMap((score) => score.evidence),
    overall: points.reduce((sum, own) => sum + own, 0),
  };
}
