import type { DemoCriterion } from '@playbook/contracts/demos/demo-review.schema';

/** Share of each criterion. Section 4 of the rubric for demo videos. */
export const CRITERION_WEIGHTS: Readonly<Record<DemoCriterion, number>> = {
  problemClarity: 0.2,
  solutionDemo: 0.22,
  marketValidation: 0.2,
  teamCredibility: 0.13,
  businessModel: 0.1,
  presentation: 0.15,
};

/** The mean of the criteria that were judged, by their weights; null where none was. */
export function overallScoreOf(
  scores: readonly { readonly category: DemoCriterion; readonly score: number | null }[],
): number | null {
  let [sum, weight] = [0, 0];
  for (const { category, score } of scores) {
    if (score === null) continue;
    sum += CRITERION_WEIGHTS[category] * score;
    weight += CRITERION_WEIGHTS[category];
  }
  return weight === 0 ? null : Math.round(sum / weight);
}
