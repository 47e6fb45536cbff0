import { IDEA_TEXT_FIELDS, type IdeaCritique, type IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import type { Proposal } from '../analyst/hold-points.js';
import { findJudgeDirectedSentences } from '../analyst/judge-directed-sentences.js';
import { repeatsItself } from '../analyst/repeats-itself.js';

/** Red flags of the rubric that contradict every praise: nobody competes, one text for both fields, many products at once. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['no-competition', 'same-text', 'many-things']);

/** How far a model's points for an idea are believed. */
export interface IdeaTrust extends Pick<Proposal, 'contradiction'> {
  /** Whether a limit of the rubric holds this score. */
  readonly isCapped: (score: 'alignment' | 'whyNow') => boolean;
  /** What the idea gets without what may be an order; a critique of the same form where nothing is suspected. */
  readonly withoutOrders: readonly IdeaCritique[];
}

export function trustInIdea(form: IdeaForm, critique: IdeaCritique): IdeaTrust {
  const isCapped: IdeaTrust['isCapped'] = (score) =>
    critique.evidence.some((row) => row.score === score && row.signal === 'cap');
  const found = IDEA_TEXT_FIELDS.map((field) => ({ field, ...findJudgeDirectedSentences(form[field]) }));
  if (found.some(({ suspicion }) => suspicion === 'order')) {
    const rest = Object.fromEntries(found.map(({ field, rests }) => [field, rests[0] ?? '']));
    return { contradiction: 'instructions', isCapped, withoutOrders: [critique, critiqueIdea({ ...form, ...rest })] };
  }
  const isStuffed =
    IDEA_TEXT_FIELDS.some((field) => repeatsItself(form[field])) ||
    critique.redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
  const isOrdered = found.some(({ suspicion }) => suspicion === 'word') ? 'instructions' : null;
  return { contradiction: isStuffed ? 'stuffing' : isOrdered, isCapped, withoutOrders: [critique] };
}
