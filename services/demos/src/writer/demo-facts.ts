import type { DemoFeedbackSection, DemoReview, Moment } from '@playbook/contracts/demos/demo-review.schema';
import { clock } from '@playbook/critique/demo/said';
import { isWritable, measureText } from './reply/writable.js';

const at = (atS: number | null): string | null => (atS === null ? null : clock(atS));

const momentOf = ({ atS, quote, measurement }: Moment) => ({ at: at(atS), quote, measurement });

const sectionOf = ({ category, score, feedback, suggestions, rows, evidence }: DemoFeedbackSection) => ({
  category,
  score,
  because: rows.map(({ label, points, atS }) => ({ label, points, at: at(atS) })),
  evidence: evidence.map(momentOf),
  builtInFeedback: feedback,
  builtInSuggestions: suggestions,
});

/** What was measured and judged, as data for the prompt. Red flags are left out: they quote what talks to whoever judges. */
export function demoFacts(review: DemoReview): unknown {
  const [keep, fixFirst, fixNext] = review.keyTakeaways;
  return {
    measures: review.measures.map((measure) => `${measureText(measure)} (${measure.standing})`),
    sections: review.sections.filter((section) => isWritable(review, section)).map(sectionOf),
    keyTakeaways: { keep, fixFirst, fixNext },
  };
}
