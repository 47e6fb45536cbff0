import { PITCH_DIMENSIONS, type ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Knots } from '@playbook/critique/engine/trees/calibrate';
import { ScoringModel, type ScoringModelFiles } from '@playbook/critique/pitch/scoring/scoring-model';
import type { PitchSignals } from '@playbook/critique/pitch/signals/pitch-signals';
import { readingOf } from '@playbook/critique/pitch/scoring/model-rows';
import { pitchPoints } from '@playbook/critique/pitch/scoring/score-pitch';
import type { Progress } from '../evaluation/fitted-kind.js';
import { calibrationOf } from '../numbers/calibration.js';
import { fitPitchModel, type MeasuredRating, type RatedPitch } from './pitch-training.js';

const NOTHING: ScoreBreakdown = {
  clarity: 0,
  specificity: 0,
  valueProposition: 0,
  differentiation: 0,
  insightStrength: 0,
};

/** A model for each part of the texts that was fitted without that part: every `folds`-th text is left out in turn. */
export function fitWithout(
  training: readonly MeasuredRating[],
  folds: number,
  progress: Progress,
): ScoringModelFiles[] {
  return Array.from({ length: folds }, (_, fold) => {
    progress(`pitch: fitting model ${fold + 1} of ${folds} for the cross-validation`);
    return fitPitchModel(training.filter((_text, index) => index % folds !== fold));
  });
}

function predictions(signals: PitchSignals, model: ScoringModel): number[] {
  const { base, byFeature } = readingOf(signals, model).shares;
  return base.map((own, output) => [...byFeature.values()].reduce((sum, shares) => sum + (shares[output] ?? 0), own));
}

/**
 * The calibration of each dimension, from predictions of texts by models that have not seen them. Only texts that count
 * for more than one are asked, each as often as it counts: they are rated on the scale founders meet.
 */
export function calibrationBy(models: readonly ScoringModelFiles[], training: readonly MeasuredRating[]): Knots[] {
  const scorers = models.map((model) => new ScoringModel(model));
  const asked = training.flatMap(({ rated, signals, isScored }, index) => {
    const model = scorers[index % models.length];
    if (model === undefined || rated.weight <= 1 || !isScored) return [];
    const one = { rated, says: predictions(signals, model) };
    return Array.from({ length: Math.round(rated.weight) }, () => one);
  });
  return PITCH_DIMENSIONS.map((dimension, output) =>
    calibrationOf(
      asked.map(({ says }) => says[output] ?? 0),
      asked.map(({ rated }) => rated[dimension]),
    ),
  );
}

/** Scores of each text, with caps and limits as the engine would, by the model that has not seen it. */
export function scoresOfUnseen(
  models: readonly ScoringModelFiles[],
  calibration: readonly Knots[],
  training: readonly MeasuredRating[],
): ScoreBreakdown[] {
  const scorers = models.map((model) => new ScoringModel({ ...model, trees: { ...model.trees, calibration } }));
  return training.map(({ signals, isScored }, index) => {
    const model = scorers[index % models.length];
    return model === undefined || !isScored ? NOTHING : pitchPoints(signals, model);
  });
}

/** Only the ratings of a rated text. */
export function ratingsOf(rated: RatedPitch): ScoreBreakdown {
  const [clarity = 0, specificity = 0, valueProposition = 0, differentiation = 0, insightStrength = 0] =
    PITCH_DIMENSIONS.map((dimension) => rated[dimension]);
  return { clarity, specificity, valueProposition, differentiation, insightStrength };
}
