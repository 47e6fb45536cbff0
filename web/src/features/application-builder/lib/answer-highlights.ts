import { EDITION } from '@playbook/contracts/shared/edition';
import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import {
  evidenceHighlights,
  type Highlight,
  warningHighlights,
} from '../../../components/analysis/highlight-segments.js';
import { ANSWER_DIMENSION_LABELS } from './answer-dimensions.js';
import type { ShownAnswer } from './shown-answer.js';

const nameOf = (dimension: AnswerEvidence['dimension']): string => {
  if (dimension === 'overall') return 'Score';
  return dimension === 'ycAlignment' ? `${EDITION.acceleratorName} alignment` : ANSWER_DIMENSION_LABELS[dimension].name;
};

/** Everything an analysis has to say about passages of the answer. */
export const answerHighlights = (shown: ShownAnswer): readonly Highlight[] => [
  ...shown.redFlags.flatMap(({ message, spans }) => warningHighlights(message, spans)),
  ...shown.evidence.flatMap((row) => evidenceHighlights(nameOf(row.dimension), row)),
  ...shown.specificityImprovements.flatMap(({ replacement, span }) =>
    warningHighlights(`Be specific: ${replacement}`, [span]),
  ),
];
