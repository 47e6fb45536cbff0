import type { ScoreBound } from '@playbook/contracts/core/analyst.schema';
import {
  type Evidence,
  PITCH_DIMENSIONS,
  type PitchCritique,
  type ScoreBreakdown,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import type { MergedReply } from '../engine/text-engine.js';
import { cleanLines } from '../analyst/reply/clean-lines.js';
import { clampScore } from '../analyst/reply/clamp-score.js';
import type { PitchReply } from './pitch-reply.schema.js';
import { mergeRewrites } from './merge-rewrites.js';
import { dimensionToClamp } from './pitch-scores.js';
import { type PitchTrust, trustIn } from './pitch-trust.js';

interface ClampedScores {
  readonly breakdown: ScoreBreakdown;
  /** A row for each dimension that the model moved, so that the rows still add up to the scores. */
  readonly evidence: readonly Evidence[];
  readonly scoreBounds: readonly ScoreBound[];
}

function clampScores(
  pitch: string,
  critique: PitchCritique,
  scores: PitchReply['scores'],
  trust: PitchTrust,
): ClampedScores {
  const breakdown = { ...critique.scoreBreakdown };
  const evidence: Evidence[] = [];
  const scoreBounds: ScoreBound[] = [];
  for (const dimension of PITCH_DIMENSIONS) {
    const judgement = scores[dimension];
    const { kept, row, bound } = clampScore(judgement, dimensionToClamp(pitch, critique, trust, dimension, judgement));
    breakdown[dimension] = kept;
    if (row !== null) evidence.push({ dimension, ...row });
    if (bound !== null) scoreBounds.push(bound);
  }
  return { breakdown, evidence, scoreBounds };
}

/**
 * A language model's reply as a critique: points clamped to what was measured, lines cleaned, rewrites without new facts. What was
 * measured (spans, red flags, buzzwords, the short version) stays the built-in engine's.
 * @throws ModelFault `reply-unsafe` when no line of the feedback may be shown
 */
export function mergePitchReply(
  pitch: string,
  critique: PitchCritique,
  reply: PitchReply,
  engine: Engine,
): MergedReply<PitchCritique> {
  const partnerFeedback = cleanLines(reply.partnerFeedback, [pitch]);
  if (partnerFeedback.length === 0) throw new ModelFault('reply-unsafe');
  const { breakdown, evidence, scoreBounds } = clampScores(pitch, critique, reply.scores, trustIn(pitch, critique));
  const overallScore = PITCH_DIMENSIONS.reduce((sum, dimension) => sum + breakdown[dimension], 0);
  return {
    critique: {
      ...critique,
      ...mergeRewrites(pitch, critique, reply.rewrites),
      overallScore,
      scoreBreakdown: breakdown,
      partnerFeedback,
      evidence: [...critique.evidence, ...evidence],
      engine,
    },
    scoreBounds,
  };
}
