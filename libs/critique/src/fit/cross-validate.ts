import { PITCH_DIMENSIONS, type ScoreBreakdown } from '@playbook/contracts/pitch-analysis.schema';
import type { Knots } from '../model/calibrate.js';
import type { SharedModel } from '../model/shared-model.js';
import { TreeWalker } from '../model/tree-walker.js';
import { measureText } from '../pitch/measured-pitch.js';
import { sharesOf } from '../scoring/model-rows.js';
import { pitchPoints } from '../scoring/score-pitch.js';
import { calibrationOf } from './calibration.js';
import { fitPitchModel, isScored, type RatedPitch } from './pitch-training.js';

const NOTHING: ScoreBreakdown = {
  clarity: 0,
  specificity: 0,
  valueProposition: 0,
  differentiation: 0,
  insightStrength: 0,
};

/** A model for each part of the texts that was fitted without that part: every `folds`-th text is left out in turn. */
export function fitWithout(rated: readonly RatedPitch[], folds: number): SharedModel[] {
  return Array.from({ length: folds }, (_, fold) =>
    fitPitchModel(rated.filter(({ text }, index) => index % folds !== fold && isScored(text))),
  );
}

function predictions(text: string, model: TreeWalker): number[] {
  const { base, byFeature } = sharesOf(measureText(text).signals, model);
  return base.map((own, output) => [...byFeature.values()].reduce((sum, shares) => sum + (shares[output] ?? 0), own));
}

/**
 * The calibration of each dimension, from predictions of texts by models that have not seen them. Only texts that count
 * for more than one are asked: they are rated on the scale founders meet.
 */
export function calibrationBy(models: readonly SharedModel[], rated: readonly RatedPitch[]): Knots[] {
  const walkers = models.map((model) => new TreeWalker(model));
  const asked = rated.flatMap((text, index) => {
    const model = walkers[index % models.length];
    return model === undefined || text.weight <= 1 || !isScored(text.text)
      ? []
      : [{ text, says: predictions(text.text, model) }];
  });
  return PITCH_DIMENSIONS.map((dimension, output) =>
    calibrationOf(
      asked.map(({ says }) => says[output] ?? 0),
      asked.map(({ text }) => text[dimension]),
    ),
  );
}

/** Scores of each text, with caps and limits as the engine would, by the model that has not seen it. */
export function scoresOfUnseen(
  models: readonly SharedModel[],
  calibration: readonly Knots[],
  rated: readonly RatedPitch[],
): ScoreBreakdown[] {
  const walkers = models.map((model) => new TreeWalker({ ...model, calibration }));
  return rated.map(({ text }, index) => {
    const model = walkers[index % models.length];
    return model === undefined || !isScored(text) ? NOTHING : pitchPoints(measureText(text).signals, model);
  });
}

/** Only the ratings of a rated text. */
export function ratingsOf(rated: RatedPitch): ScoreBreakdown {
  const [clarity = 0, specificity = 0, valueProposition = 0, differentiation = 0, insightStrength = 0] =
    PITCH_DIMENSIONS.map((dimension) => rated[dimension]);
  return { clarity, specificity, valueProposition, differentiation, insightStrength };
}
