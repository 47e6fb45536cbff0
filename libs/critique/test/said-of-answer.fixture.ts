import { critiqueAnswer } from '../src/answer/critique-answer.js';

export const judged = (fieldId: string, answer: string): ReturnType<typeof critiqueAnswer> =>
  critiqueAnswer({ fieldId, answer });

/** Everything that a founder is told of an answer, rewrites and questions apart. */
export function saidOf(fieldId: string, answer: string): string {
  const { partnerFeedback, suggestions, redFlags, technicalCredibilityTips } = judged(fieldId, answer);
  return [partnerFeedback, ...suggestions, ...redFlags.map(({ message }) => message), ...technicalCredibilityTips].join(
    ' ',
  );
}
