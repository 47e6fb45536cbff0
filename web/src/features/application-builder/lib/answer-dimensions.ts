import {
  ANSWER_DIMENSIONS,
  type AnswerCritique,
  type AnswerDimension,
} from '@playbook/contracts/analysis/answer-analysis.schema';

/** Names of the five sub-scores of an answer, and the question behind each. */
export const ANSWER_DIMENSION_LABELS: Readonly<
  Record<AnswerDimension, { readonly name: string; readonly question: string }>
> = {
  clarity: { name: 'Clarity', question: 'Does the first sentence answer the question?' },
  insight: { name: 'Insight', question: 'Is there a fact that others do not know?' },
  urgency: { name: 'Urgency', question: 'Why does it matter today, and how fast do you move?' },
  scalability: { name: 'Scalability', question: 'Can it become large, and by what arithmetic?' },
  founderMarketFit: { name: 'Founder-Market Fit', question: 'Why are you the ones to do it?' },
};

type SubScores = Pick<
  AnswerCritique,
  'clarityScore' | 'insightScore' | 'urgencyScore' | 'scalabilityScore' | 'founderMarketFitScore'
>;

/** The sub-scores in the order they are shown, 0 to 20 points each. */
export const subScoresOf = (scores: SubScores): readonly { dimension: AnswerDimension; points: number }[] =>
  ANSWER_DIMENSIONS.map((dimension) => ({ dimension, points: scores[`${dimension}Score`] }));
