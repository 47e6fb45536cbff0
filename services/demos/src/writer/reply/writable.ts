import type { DemoFeedbackSection, DemoMeasure, DemoReview } from '@playbook/contracts/demos/demo-review.schema';

/** Whether a model may write about a criterion: one that was judged, and not by the words of slides alone. */
export const isWritable = ({ contentNotJudged }: DemoReview, { category, score }: DemoFeedbackSection): boolean =>
  score !== null && (contentNotJudged === null || category === 'presentation');

/** A measure with its target, as a text. */
export function measureText({ label, value, unit, from, to }: DemoMeasure): string {
  const target = from === null ? `${to} or less` : to === null ? `${from} or more` : `${from} to ${to}`;
  return `${label}: ${value} ${unit}; target: ${target}`;
}
