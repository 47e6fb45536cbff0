import {
  IDEA_PARTS,
  IDEA_TEXT_FIELDS,
  type IdeaCritique,
  type IdeaForm,
  type IdeaPartName,
  type IdeaSpan,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { Scale } from '../analyst/reply/clamp-points.js';
import type { ScoreToClamp } from '../analyst/reply/clamp-score.js';
import type { ModelJudgement } from '../analyst/reply/judgement.schema.js';
import { spansOf } from '../analyst/reply/quotes.js';
import type { IdeaTrust } from './idea-trust.js';

/** 0 is what a screen shows when an analysis failed, 100 would be a promise. */
export const IDEA_SCALE: Scale = { min: 1, max: 99 };

type Quoted = Pick<ModelJudgement, 'quotes'>;

/** Where the quotes of a model stand in the fields of an idea. */
export const ideaSpansOf = (form: IdeaForm, { quotes }: Quoted): IdeaSpan[] =>
  IDEA_TEXT_FIELDS.flatMap((field) => spansOf(form[field], quotes).map((span) => ({ ...span, field })));

const lowest = (trust: IdeaTrust, pointsOf: (critique: IdeaCritique) => number): number =>
  Math.min(...trust.withoutInjections.map(pointsOf));
const pointsOfPart =
  (name: IdeaPartName) =>
  ({ parts }: IdeaCritique): number =>
    parts.find(({ part }) => part === name)?.points ?? 0;

/** What a model's judgement of a part of the alignment score is clamped to. */
export function partToClamp(
  form: IdeaForm,
  critique: IdeaCritique,
  trust: IdeaTrust,
  part: IdeaPartName,
  judgement: Quoted,
): ScoreToClamp<IdeaSpan> {
  const pointsOf = pointsOfPart(part);
  return {
    dimension: part,
    measured: pointsOf(critique),
    scale: { min: 0, max: IDEA_PARTS[part] },
    spans: ideaSpansOf(form, judgement),
    contradiction: trust.contradiction,
    isCapped: trust.isCapped('alignment'),
    ceiling: lowest(trust, pointsOf),
  };
}

/** What a model's judgement of the timing is clamped to. */
export function whyNowToClamp(
  form: IdeaForm,
  critique: IdeaCritique,
  trust: IdeaTrust,
  judgement: Quoted,
): ScoreToClamp<IdeaSpan> {
  return {
    dimension: 'whyNow',
    measured: critique.whyNowAlignment.score,
    scale: IDEA_SCALE,
    spans: ideaSpansOf(form, judgement),
    contradiction: trust.contradiction,
    isCapped: trust.isCapped('whyNow'),
    ceiling: lowest(trust, ({ whyNowAlignment }) => whyNowAlignment.score),
  };
}
