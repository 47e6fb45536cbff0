import type { ScoreBound, Engine } from '@playbook/contracts/core/analyst.schema';
import type { AnswerCritique, AnswerEvidence, AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import type { MergedReply } from '../engine/text-engine.js';
import { cleanLines } from '../analyst/reply/clean-lines.js';
import { clampScore } from '../analyst/reply/clamp-score.js';
import type { AnswerReply } from './answer-reply.schema.js';
import { ANSWER_SCORES, type AnswerScoreName, fieldOf, scoreToClamp } from './answer-scores.js';
import { type AnswerTrust, trustInAnswer } from './answer-trust.js';
import { mergeAnswerRewrites } from './merge-answer-rewrites.js';

type Scores = Pick<AnswerCritique, `${AnswerScoreName}Score`>;

interface ClampedScores {
  readonly scores: Scores;
  readonly evidence: AnswerEvidence[];
  readonly scoreBounds: ScoreBound[];
}

/** Section 1.2 of the rubric for answers: three fifths of an answer's score are in its alignment. */
const OVERALL_SHARE_OF_ALIGNMENT = 0.6;
const alignmentOf = (overall: number): number => Math.round(overall * OVERALL_SHARE_OF_ALIGNMENT);

function clampScores(
  form: AnswerForm,
  critique: AnswerCritique,
  trust: AnswerTrust,
  proposed: AnswerReply['scores'],
): ClampedScores {
  const { overallScore, clarityScore, insightScore, urgencyScore, scalabilityScore, founderMarketFitScore } = critique;
  const scores = { overallScore, clarityScore, insightScore, urgencyScore, scalabilityScore, founderMarketFitScore };
  const clamped: ClampedScores = { scores, evidence: [], scoreBounds: [] };
  for (const name of ANSWER_SCORES) {
    const judgement = proposed[name];
    const { kept, row, bound } = clampScore(judgement, scoreToClamp(form, critique, trust, name, judgement));
    scores[fieldOf(name)] = kept;
    if (row !== null) clamped.evidence.push({ dimension: name, ...row });
    if (bound !== null) clamped.scoreBounds.push(bound);
  }
  return clamped;
}

/** The row that keeps the alignment three fifths of the score, and within what the answer gets without what may be an order. */
function alignmentRow(critique: AnswerCritique, overall: number, trust: AnswerTrust): AnswerEvidence[] {
  const measured = critique.ycAlignmentScore;
  const followed = measured + alignmentOf(overall) - alignmentOf(critique.overallScore);
  const points = Math.min(followed, ...trust.withoutInjections.map(limitOf(trust))) - measured;
  const label = 'Follows from what the language model changed';
  return points === 0 ? [] : [{ dimension: 'ycAlignment', signal: 'model', label, points, spans: [] }];
}

const limitOf =
  ({ contradiction }: AnswerTrust) =>
  ({ ycAlignmentScore }: AnswerCritique): number =>
    contradiction === null ? OVERALL_MAX_POINTS : ycAlignmentScore;

/**
 * A language model's reply as a critique of an answer: points clamped to what was measured, lines cleaned, rewrites without new facts.
 * What was measured (spans, red flags, the biggest hole, tips) stays the built-in engine's.
 * @throws ModelFault `reply-unsafe` when no line of the feedback may be shown
 */
export function mergeAnswerReply(
  form: AnswerForm,
  critique: AnswerCritique,
  reply: AnswerReply,
  engine: Engine,
): MergedReply<AnswerCritique> {
  const feedback = cleanLines(reply.partnerFeedback, [form.answer]);
  if (feedback.length === 0) throw new ModelFault('reply-unsafe');
  const suggestions = cleanLines(reply.suggestions, [form.answer]);
  const trust = trustInAnswer(form, critique);
  const { scores, evidence, scoreBounds } = clampScores(form, critique, trust, reply.scores);
  const alignment = alignmentRow(critique, scores.overallScore, trust);
  return {
    critique: {
      ...critique,
      ...scores,
      score: scores.overallScore,
      ycAlignmentScore: critique.ycAlignmentScore + alignment.reduce((sum, { points }) => sum + points, 0),
      partnerFeedback: feedback.join(' '),
      suggestions: suggestions.length === 0 ? critique.suggestions : suggestions,
      rewriteOptions: mergeAnswerRewrites(form, critique, reply.rewrites),
      evidence: [...critique.evidence, ...evidence, ...alignment],
      engine,
    },
    scoreBounds,
  };
}
