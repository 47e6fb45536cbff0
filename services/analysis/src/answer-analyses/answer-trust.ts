import type { AnswerCritique, AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { repeatsItself, REPETITIVE_TEXT } from '@playbook/critique/text/stuffing/repetition';
import type { Proposal } from '../analyst/reply/clamp-points.js';

/** Red flags of the rubric that contradict every praise: buzzwords, claims nobody believes, blanks left in, stock phrases. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['RF-buzz', 'RF-claim', 'RF-invented', 'RF-ai-text']);

/** How far a model's points for an answer are believed. */
export interface AnswerTrust extends Pick<Proposal, 'contradiction'> {
  /** Whether a limit of the rubric holds the answer's score. */
  readonly isCapped: boolean;
  /** What the answer gets without what may be an injection; a critique of the same answer where nothing is suspected. */
  readonly withoutInjections: readonly AnswerCritique[];
}

export function trustInAnswer({ fieldId, answer }: AnswerForm, critique: AnswerCritique): AnswerTrust {
  const isCapped = critique.evidence.some(({ dimension, signal }) => dimension === 'overall' && signal === 'cap');
  const { suspicion, readings } = detectInjection(answer, 'text');
  if (suspicion === 'instruction') {
    const withoutInjections = [critique, ...readings.map((reading) => critiqueAnswer({ fieldId, answer: reading }))];
    return { contradiction: 'instructions', isCapped, withoutInjections };
  }
  const isStuffed =
    repeatsItself(answer, REPETITIVE_TEXT) || critique.redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
  const mentioned = suspicion === 'mention' ? 'instructions' : null;
  return { contradiction: isStuffed ? 'stuffing' : mentioned, isCapped, withoutInjections: [critique] };
}
