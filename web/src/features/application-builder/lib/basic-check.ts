import {
  basicAnswerCheck,
  SAMPLE_DIMENSION_POINTS,
  SAMPLE_OVERALL_POINTS,
} from '@playbook/domain/application/basic-answer-check';
import type { RedFlag, Span } from '@playbook/contracts/core/span.schema';
import { wordCount } from '@playbook/domain/word-count';
import type { ShownAnswer } from './shown-answer.js';

const SAMPLE = {
  overallScore: SAMPLE_OVERALL_POINTS,
  ycAlignmentScore: SAMPLE_OVERALL_POINTS,
  clarityScore: SAMPLE_DIMENSION_POINTS,
  insightScore: SAMPLE_DIMENSION_POINTS,
  urgencyScore: SAMPLE_DIMENSION_POINTS,
  scalabilityScore: SAMPLE_DIMENSION_POINTS,
  founderMarketFitScore: SAMPLE_DIMENSION_POINTS,
} as const;

function flag(id: string, spans: readonly Span[], answer: string, advice: string): RedFlag[] {
  if (spans.length === 0) return [];
  const words = new Set(spans.map(({ start, end }) => `'${answer.slice(start, end).toLowerCase()}'`));
  return [{ id, message: `${[...words].join(', ')}: ${advice}`, spans: [...spans] }];
}

/** What the browser alone can say of an answer (sections 8 and 9 of the specification). */
export function basicCheckOf(answer: string): ShownAnswer {
  const { score, metrics, buzzwords, vagueWords } = basicAnswerCheck(answer);
  const redFlags = [
    ...flag('buzzwords', buzzwords, answer, 'say the plain thing instead.'),
    ...flag('vague-words', vagueWords, answer, 'put a number or a name in its place.'),
  ];
  return {
    ...SAMPLE,
    answer,
    score,
    partnerFeedback: 'A basic check for figures, buzzwords and vague words. Analyze again for a partner\u2019s view.',
    redFlags,
    suggestions: metrics.length === 0 ? ['Add a number that somebody could check.'] : [],
    wordCount: wordCount(answer),
    worstFlaw: null,
    rewriteOptions: [],
    technicalCredibilityTips: [],
    ycTrendAlignment: [],
    specificityImprovements: [],
    evidence: [],
    notEnglishReason: null,
    engine: null,
  };
}
