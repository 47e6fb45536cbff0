import { analyzePitchRoute, getPitchAnalysisRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import {
  PITCH_DIMENSIONS,
  type PitchAnalysis,
  pitchAnalysisSummarySchema,
  type PitchPartial,
  pitchChunkSchema,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';
import { wordCount } from '@playbook/domain/word-count';
import { PITCH_UNAVAILABLE } from '../../../failures/sample-texts.js';
import { addToHistory } from '../../../lib/analysis/analysis-history.query.js';
import type { ScreenKind } from '../../../lib/analysis/analysis-kind.js';
import { PITCH_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { requestStream } from '../../../lib/api-client/request-stream.js';
import { DIMENSION_LABELS } from './dimension-labels.js';
import type { ShownAnalysis } from './shown-analysis.js';

const FALLBACK_OVERALL = 65;
const FALLBACK_DIMENSION = 13;

/**
 * Stands in for an analysis when the gateway cannot be reached or fails (section 8 of the specification). Only the word
 * count is real, so that it is shown as a sample and never stored.
 */
function fallbackAnalysis(pitch: string): ShownAnalysis {
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

/** One-liners, as their founder wrote them. */
export const PITCH_KIND: ScreenKind<string, PitchAnalysis, PitchPartial, ShownAnalysis> = {
  name: 'pitch-analysis',
  route: getPitchAnalysisRoute,
  action: 'click analyze-pitch',
  send: async (pitch, { onChunk, ...call }) => {
    const reader = { chunks: pitchChunkSchema, onChunk };
    return (await requestStream(analyzePitchRoute, { body: { pitch }, ...call }, reader)).data;
  },
  words: {
    many: 'pitches',
    nameOf: () => 'Your pitch',
    subject: 'your pitch',
    standIn: 'The figures below are a sample, not a score of your pitch, and are not saved.',
  },
  writtenSoFar: ({ scoreBreakdown, partnerFeedback }) => ({
    scores: PITCH_DIMENSIONS.map((dimension) => ({
      label: DIMENSION_LABELS[dimension].name,
      points: scoreBreakdown[dimension],
      maxPoints: DIMENSION_MAX_POINTS,
    })),
    lines: partnerFeedback,
  }),
  shownOf: (analysis) => analysis,
  sampleFor: fallbackAnalysis,
  onAnalyzed: (client, ownerId, analysis) =>
    addToHistory(client, PITCH_HISTORY, ownerId, pitchAnalysisSummarySchema.parse(analysis)),
};
