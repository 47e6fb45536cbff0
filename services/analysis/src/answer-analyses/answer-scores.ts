import type { AnswerCritique, AnswerEvidence, AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { Span } from '@playbook/contracts/core/span.schema';
import { DIMENSION_SCALE, type Scale } from '../analyst/reply/clamp-points.js';
import type { ScoreToClamp } from '../analyst/reply/clamp-score.js';
import type { ModelJudgement } from '../analyst/reply/judgement.schema.js';
import { spansOf } from '../analyst/reply/quotes.js';
import type { AnswerReply } from './answer-reply.schema.js';
import type { AnswerTrust } from './answer-trust.js';

const OVERALL_SCALE: Scale = { min: 0, max: OVERALL_MAX_POINTS };

/** A score of an answer that a model judges: its name in the reply and in the evidence, its field in the critique, its scale. */
interface AnswerScoreName {
  readonly name: keyof AnswerReply['scores'] & AnswerEvidence['dimension'];
  readonly field: 'overallScore' | `${Exclude<keyof AnswerReply['scores'], 'overall'>}Score`;
  readonly scale: Scale;
}

/** In the order in which a reply says them. */
export const ANSWER_SCORES: readonly AnswerScoreName[] = [
  { name: 'overall', field: 'overallScore', scale: OVERALL_SCALE },
  { name: 'clarity', field: 'clarityScore', scale: DIMENSION_SCALE },
  { name: 'insight', field: 'insightScore', scale: DIMENSION_SCALE },
  { name: 'urgency', field: 'urgencyScore', scale: DIMENSION_SCALE },
  { name: 'scalability', field: 'scalabilityScore', scale: DIMENSION_SCALE },
  { name: 'founderMarketFit', field: 'founderMarketFitScore', scale: DIMENSION_SCALE },
];

/** What a model's judgement of one score is clamped to. */
export function scoreToHold(
  { answer }: AnswerForm,
  critique: AnswerCritique,
  trust: AnswerTrust,
  { name, field, scale }: AnswerScoreName,
  { quotes }: Pick<ModelJudgement, 'quotes'>,
): ScoreToClamp<Span> {
  return {
    dimension: name,
    measured: critique[field],
    scale,
    spans: spansOf(answer, quotes),
    contradiction: trust.contradiction,
    isCapped: trust.isCapped,
    ceiling: Math.min(...trust.withoutInjections.map((without) => without[field])),
  };
}
