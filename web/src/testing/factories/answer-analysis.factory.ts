import {
  type AnswerAnalysis,
  answerAnalysisSchema,
  type AnswerEvidence,
} from '@playbook/contracts/analysis/answer-analysis.schema';

export const ANSWER = 'We have many users. In October 31 clinics paid us $99 a month.';

const spanOf = (words: string) => ({ start: ANSWER.indexOf(words), end: ANSWER.indexOf(words) + words.length });

const EVIDENCE: readonly AnswerEvidence[] = [
  { dimension: 'overall', signal: 'base', label: 'Where every answer starts', points: 50, spans: [] },
  { dimension: 'overall', signal: 'A1', label: 'Numbers that were counted', points: 12, spans: [spanOf('31 clinics')] },
  { dimension: 'clarity', signal: 'A2', label: 'Words without a measure', points: -2, spans: [spanOf('many')] },
];

let count = 0;

/** A stored analysis of ANSWER to the question for metrics, with a good and a bad passage. */
export function buildAnswerAnalysis(overrides: Partial<AnswerAnalysis> = {}): AnswerAnalysis {
  count += 1;
  return answerAnalysisSchema.parse({
    type: 'yc-application',
    id: `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`,
    sectionId: 'traction',
    fieldId: 'metrics',
    answer: ANSWER,
    createdAt: '2026-11-20T10:00:00.000Z',
    score: 62,
    overallScore: 62,
    ycAlignmentScore: 64,
    clarityScore: 9,
    insightScore: 8,
    urgencyScore: 14,
    scalabilityScore: 15,
    founderMarketFitScore: 8,
    partnerFeedback: 'The clinics are the part I believe. How many stayed?',
    worstFlaw: 'vague words',
    redFlags: [{ id: 'RF-vague', message: "Replace 'many' with a number.", spans: [spanOf('many')] }],
    suggestions: ['Say how many stayed.'],
    rewriteOptions: [
      '31 clinics pay us $99.',
      '31 clinics pay $99; [n] of [n] stayed.',
      '31 clinics today, [number] soon.',
    ],
    technicalCredibilityTips: ['Name what is hard to build.'],
    ycTrendAlignment: ['Fits health care, because clinics pay.'],
    specificityImprovements: [{ found: 'many', replacement: '[number]', span: spanOf('many') }],
    evidence: [...EVIDENCE],
    wordCount: 13,
    notEnglishReason: null,
    engine: { kind: 'rubric', label: 'Built-in partner rubric', version: '1.0.0' },
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
    ...overrides,
  });
}
