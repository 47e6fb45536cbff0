import type { AnswerCritique, AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import type { Proposal } from '../analyst/hold-points.js';
import { findJudgeDirectedSentences } from '../analyst/judge-directed-sentences.js';
import { repeatsItself } from '../analyst/repeats-itself.js';

/** Red flags of the rubric that contradict every praise: buzzwords, claims nobody believes, blanks left in, stock phrases. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['RF-buzz', 'RF-claim', 'RF-invented', 'RF-ai-text']);

/** How far a model's points for an answer are believed. */
export interface AnswerTrust extends Pick<Proposal, 'contradiction'> {
  /** Whether a limit of the rubric holds the answer's score. */
  readonly isCapped: boolean;
  /** What the answer gets without what may be an order; a critique of the same answer where nothing is suspected. */
  readonly withoutOrders: readonly AnswerCritique[];
}

export function trustInAnswer({ fieldId, answer }: AnswerForm, critique: AnswerCritique): AnswerTrust {
  const isCapped = critique.evidence.some(({ dimension, signal }) => dimension === 'overall' && signal === 'cap');
  const { suspicion, rests } = findJudgeDirectedSentences(answer);
  if (suspicion === 'order') {
    const withoutOrders = [critique, ...rests.map((rest) => critiqueAnswer({ fieldId, answer: rest }))];
    return { contradiction: 'instructions', isCapped, withoutOrders };
  }
  const isStuffed = repeatsItself(answer) || critique.redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
  const isOrdered = suspicion === 'word' ? 'instructions' : null;
  return { contradiction: isStuffed ? 'stuffing' : isOrdered, isCapped, withoutOrders: [critique] };
}
