import { PITCH_DIMENSIONS, type ScoreBreakdown } from '@playbook/contracts/pitch-analysis.schema';
import { TreeWalker } from '../model/tree-walker.js';
import { measureText } from '../pitch/measured-pitch.js';
import { scorePitch } from '../scoring/score-pitch.js';
import { fitPitchModel, isScored, type RatedPitch } from './pitch-training.js';

const NOTHING: ScoreBreakdown = {
  clarity: 0,
  specificity: 0,
  valueProposition: 0,
  differentiation: 0,
  insightStrength: 0,
};

/** The scores a model gives, with caps and limits, as the engine would. */
export function scoresBy(model: TreeWalker, text: string): ScoreBreakdown {
  return isScored(text) ? scorePitch(measureText(text).signals, model).breakdown : NOTHING;
}

/** Scores of each text by a model that has not seen it: every `folds`-th text is left out in turn. */
export function crossValidate(rated: readonly RatedPitch[], folds: number): ScoreBreakdown[] {
  const models = Array.from(
    { length: folds },
    (_, fold) =>
      new TreeWalker(fitPitchModel(rated.filter(({ text }, index) => index % folds !== fold && isScored(text)))),
  );
  return rated.map(({ text }, index) => {
    const model = models[index % folds];
    return model === undefined ? NOTHING : scoresBy(model, text);
  });
}

/** Only the ratings of a rated text. */
export function ratingsOf(rated: RatedPitch): ScoreBreakdown {
  const [clarity = 0, specificity = 0, valueProposition = 0, differentiation = 0, insightStrength = 0] =
    PITCH_DIMENSIONS.map((dimension) => rated[dimension]);
  return { clarity, specificity, valueProposition, differentiation, insightStrength };
}
