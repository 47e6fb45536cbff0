import type { PitchCritique } from '@playbook/contracts/pitch-analysis.schema';
import { ASK_FOR_A_SENTENCE, partnerFeedback } from '../feedback/partner-feedback.js';
import { findRedFlags } from '../feedback/red-flags.js';
import { BLANK_REWRITES, rewritePitch, type Rewrites } from '../rewrite/rewrite-pitch.js';
import { shortVersion } from '../rewrite/short-version.js';
import { scorePitch } from '../scoring/score-pitch.js';
import { measurePitch } from '../signals/pitch-signals.js';
import { readPitch, type PitchText } from '../signals/pitch-text.js';
import { readabilityGrade } from '../signals/readability.js';
import { notScoredReason, type NotScoredReason } from '../text/language.js';
import { buzzwordRiskOf, buzzwordsOf } from './buzzwords.js';
import { RUBRIC_ENGINE } from './engine.js';

type RewriteFields = Pick<PitchCritique, 'rewriteSuggestions' | 'rewriteNotes'>;

function rewriteFields({ clarity, insight }: Rewrites): RewriteFields {
  return {
    rewriteSuggestions: { clarity: clarity.text, insight: insight.text },
    rewriteNotes: { clarity: clarity.note, insight: insight.note },
  };
}

function notScored(pitch: PitchText, reason: NotScoredReason): PitchCritique {
  return {
    overallScore: 0,
    scoreBreakdown: { clarity: 0, specificity: 0, valueProposition: 0, differentiation: 0, insightStrength: 0 },
    partnerFeedback: [ASK_FOR_A_SENTENCE],
    ...rewriteFields(BLANK_REWRITES),
    shortVersion: null,
    buzzwordRisk: buzzwordRiskOf(pitch.hits),
    buzzwords: buzzwordsOf(pitch.hits),
    readabilityGrade: 'Simple',
    wordCount: pitch.totalWords,
    redFlags: [],
    evidence: [],
    notScoredReason: reason,
    engine: RUBRIC_ENGINE,
  };
}

/**
 * Judges a one-line pitch by the rubric: offline, synchronous, and always the same for the same text. Never throws, on any
 * text; spans are UTF-16 offsets in `text`. The points of a dimension's evidence add up to its score.
 */
export function critiquePitch(text: string): PitchCritique {
  const pitch = readPitch(text);
  const reason = notScoredReason(pitch.read, pitch.tokens, pitch.hits.length > 0);
  if (reason !== null) return notScored(pitch, reason);
  const signals = measurePitch(pitch);
  const score = scorePitch(signals);
  return {
    overallScore: score.overall,
    scoreBreakdown: score.breakdown,
    partnerFeedback: partnerFeedback(signals, score),
    ...rewriteFields(rewritePitch(pitch, signals, score)),
    shortVersion: shortVersion(pitch, signals),
    buzzwordRisk: buzzwordRiskOf(pitch.hits),
    buzzwords: buzzwordsOf(pitch.hits),
    readabilityGrade: readabilityGrade(signals),
    wordCount: pitch.totalWords,
    redFlags: findRedFlags(signals),
    evidence: [...score.evidence],
    notScoredReason: null,
    engine: RUBRIC_ENGINE,
  };
}
