import { IDEA_TEXT_FIELDS, type IdeaCritique, type IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { repeatsItself, REPETITIVE_TEXT } from '@playbook/critique/text/stuffing/repetition';
import type { Proposal } from '../analyst/reply/clamp-points.js';

/** Red flags of the rubric that contradict every praise: nobody competes, one text for both fields, many products at once. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['no-competition', 'same-text', 'many-things']);

/** How far a model's points for an idea are believed. */
export interface IdeaTrust extends Pick<Proposal, 'contradiction'> {
  /** Whether a limit of the rubric holds this score. */
  readonly isCapped: (score: 'alignment' | 'whyNow') => boolean;
  /** What the idea gets without what may be an injection; a critique of the same form where nothing is suspected. */
  readonly withoutInjections: readonly IdeaCritique[];
}

export function trustInIdea(form: IdeaForm, critique: IdeaCritique): IdeaTrust {
  const isCapped: IdeaTrust['isCapped'] = (score) =>
    critique.evidence.some((row) => row.score === score && row.signal === 'cap');
  const found = IDEA_TEXT_FIELDS.map((field) => ({ field, ...detectInjection(form[field], 'text') }));
  if (found.some(({ suspicion }) => suspicion === 'instruction')) {
    const rest = Object.fromEntries(found.map(({ field, readings }) => [field, readings[0] ?? '']));
    return {
      contradiction: 'instructions',
      isCapped,
      withoutInjections: [critique, critiqueIdea({ ...form, ...rest })],
    };
  }
  const isStuffed =
    IDEA_TEXT_FIELDS.some((field) => repeatsItself(form[field], REPETITIVE_TEXT)) ||
    critique.redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
  const mentioned = found.some(({ suspicion }) => suspicion === 'mention') ? 'instructions' : null;
  return { contradiction: isStuffed ? 'stuffing' : mentioned, isCapped, withoutInjections: [critique] };
}
