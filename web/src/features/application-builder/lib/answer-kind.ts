import { getAnswerAnalysisRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import {
  ANSWER_DIMENSIONS,
  type AnswerAnalysis,
  type AnswerPartial,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { AnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import { sendContent } from '../../../lib/analysis/analyze.js';
import { ANSWER_DIMENSION_LABELS } from './answer-dimensions.js';

/** An answer and the field that it stands in. */
export type AnsweredField = FieldAddress & { readonly answer: string };

/** Answers of an application. */
export const ANSWER_KIND: AnalysisKind<AnsweredField, AnswerAnalysis, AnswerPartial> = {
  name: 'answer-analysis',
  route: getAnswerAnalysisRoute,
  action: 'click analyze-answer',
  send: (answered, call) => sendContent({ type: 'yc-application', ...answered }, call),
  words: {
    many: 'answers',
    nameOf: () => 'Your answer',
    subject: 'your answer',
    standIn: 'What is below is a basic check made in your browser. It is not saved and not part of your quality score.',
  },
  writtenSoFar: (partial) => {
    const scores = ANSWER_DIMENSIONS.map((dimension) => ({
      label: ANSWER_DIMENSION_LABELS[dimension].name,
      points: partial[`${dimension}Score`],
      maxPoints: DIMENSION_MAX_POINTS,
    }));
    const overall = { label: 'Overall', points: partial.overallScore, maxPoints: OVERALL_MAX_POINTS };
    return { scores: [overall, ...scores], lines: partial.partnerFeedback };
  },
};
