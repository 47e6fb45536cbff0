import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { AnswerVersion } from '@playbook/contracts/applications/application.schema';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A saved text of the answer about metrics. */
export function buildAnswerVersion(
  version: number,
  value: string,
  overrides: Partial<AnswerVersion> = {},
): AnswerVersion {
  return {
    sectionId: 'traction',
    fieldId: 'metrics',
    version,
    value,
    savedAt: '2026-11-20T10:00:00.000Z',
    savedBy: { founderId: idOf(1), sessionId: idOf(2) },
    restoredVersion: null,
    ...overrides,
  };
}

/** A stored analysis of the answer about metrics. */
export function buildAnswerAnalysis(number: number, overrides: Partial<AnswerAnalysis> = {}): AnswerAnalysis {
  return {
    type: 'yc-application',
    id: idOf(number),
    sectionId: 'traction',
    fieldId: 'metrics',
    answer: 'We have users.',
    createdAt: `2026-11-${10 + number}T10:00:00.000Z`,
    score: 40,
    overallScore: 40,
    ycAlignmentScore: 40,
    clarityScore: 8,
    insightScore: 8,
    urgencyScore: 8,
    scalabilityScore: 8,
    founderMarketFitScore: 8,
    partnerFeedback: 'How many?',
    worstFlaw: null,
    redFlags: [],
    suggestions: [],
    rewriteOptions: ['a', 'b', 'c'],
    technicalCredibilityTips: [],
    ycTrendAlignment: [],
    specificityImprovements: [],
    evidence: [],
    wordCount: 3,
    notEnglishReason: null,
    engine: { kind: 'rubric', label: 'Built-in partner rubric', version: '1.0.0' },
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
    ...overrides,
  };
}
