import type { IdeaEvidence } from '@playbook/contracts/analysis/idea-check.schema';
import { featureValues } from '../../engine/feature-values.js';
import { walkerOf } from '../../engine/trees/tree-walker.js';
import { formFeatures } from '../signals/idea-features.js';
import type { IdeaModel } from './idea-model.js';
import type { IdeaFeature, IdeaText } from '../signals/idea-text.js';

/** What the selected stage alone may change (part P7 of section C2 of the rubric). */
const STAGE_MAX_POINTS = 14;
/** Room for the rounding of two scores. */
const ROUNDING_POINTS = 1;
/** Stages that the model tells apart. */
const STAGES = ['idea', 'mvp', 'revenue'] as const;

function prediction(features: readonly IdeaFeature[], model: IdeaModel): number {
  return walkerOf(model.scores.alignment).totals(featureValues(features, model.features))[0] ?? 0;
}

/** The same idea as if another stage had been selected. */
function atStage(idea: IdeaText, features: readonly IdeaFeature[], stage: (typeof STAGES)[number]): IdeaFeature[] {
  const text = features.filter(({ id }) => !id.startsWith('form.'));
  return [...text, ...formFeatures({ ...idea.form, stage }, text)];
}

/** Takes back what the stage alone gave or took beyond its share; null when it stayed within. */
export function stageRow(idea: IdeaText, features: readonly IdeaFeature[], model: IdeaModel): IdeaEvidence | null {
  const predicted = STAGES.map((stage) => prediction(atStage(idea, features, stage), model));
  const [lowest, highest] = [Math.min(...predicted), Math.max(...predicted)];
  const range = highest - lowest;
  const allowed = STAGE_MAX_POINTS - ROUNDING_POINTS;
  if (range <= allowed) return null;
  const own = prediction(features, model) - lowest;
  const points = Math.round((own * allowed) / range - own + (range - allowed) / 2);
  const label = `A stage alone moves at most ${STAGE_MAX_POINTS} points: the text has to show it`;
  return points === 0 ? null : { score: 'alignment', part: 'evidence', signal: 'stage', label, points, spans: [] };
}
