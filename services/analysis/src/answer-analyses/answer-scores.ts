import {
  ANSWER_DIMENSIONS,
  type AnswerCritique,
  type AnswerForm,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { Span } from '@playbook/contracts/core/span.schema';
import { DIMENSION_SCALE, type Scale } from '../analyst/reply/clamp-points.js';
import type { ScoreToClamp } from '../analyst/reply/clamp-score.js';
import type { ModelJudgement } from '../analyst/reply/judgement.schema.js';
import { spansOf } from '../analyst/reply/quotes.js';
import type { AnswerTrust } from './answer-trust.js';

const OVERALL_SCALE: Scale = { min: 0, max: OVERALL_MAX_POINTS };

/** The scores of an answer that a model judges, in the order in which a reply says them. */
export const ANSWER_SCORES = ['overall', ...ANSWER_DIMENSIONS] as const;
export type AnswerScoreName = (typeof ANSWER_SCORES)[number];

/** A score's field in the critique. */
export const fieldOf = <Name extends AnswerScoreName>(name: Name): `${Name}Score` => `${name}Score`;

/** What a model's judgement of one score is clamped to. */
export function scoreToClamp(
  { answer }: AnswerForm,
  critique: AnswerCritique,
  trust: AnswerTrust,
  name: AnswerScoreName,
  { quotes }: Pick<ModelJudgement, 'quotes'>,
): ScoreToClamp<Span> {
  const field = fieldOf(name);
  return {
    dimension: name,
    measured: critique[field],
    scale: name === 'overall' ? OVERALL_SCALE : DIMENSION_SCALE,
    spans: spansOf(answer, quotes),
    contradiction: trust.contradiction,
    isCapped: trust.isCapped,
    ceiling: Math.min(...trust.withoutInjections.map((without) => without[field])),
  };
}
