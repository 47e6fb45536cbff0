import { wordCount } from '@playbook/domain/word-count';
import { PITCH_UNAVAILABLE } from '../../../failures/sample-texts.js';
import type { ShownAnalysis } from './shown-analysis.js';

const FALLBACK_OVERALL = 65;
const FALLBACK_DIMENSION = 13;

/**
 * Stands in for an analysis when the gateway cannot be reached or fails (section 8 of the specification). Only the word
 * count is real, so that it is shown as a sample and never stored.
 */
export function fallbackAnalysis(pitch: string): ShownAnalysis {
  return {
    pitch,
    overallScore: FALLBACK_OVERALL,
    scoreBreakdown: {
      clarity: FALLBACK_DIMENSION,
      specificity: FALLBACK_DIMENSION,
      valueProposition: FALLBACK_DIMENSION,
      differentiation: FALLBACK_DIMENSION,
      insightStrength: FALLBACK_DIMENSION,
    },
    partnerFeedback: [PITCH_UNAVAILABLE.feedback],
    rewriteSuggestions: { clarity: PITCH_UNAVAILABLE.rewrite, insight: PITCH_UNAVAILABLE.rewrite },
    rewriteNotes: { clarity: null, insight: null },
    shortVersion: null,
    buzzwordRisk: [],
    buzzwords: [],
    readabilityGrade: 'Simple',
    wordCount: wordCount(pitch),
    redFlags: [],
    evidence: [],
    notScoredReason: null,
    engine: null,
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
  };
}
