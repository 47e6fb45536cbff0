import type { AnswerCritique, AnswerForm } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { readWithBlanks, usableRewrite } from '../analyst/reply/usable-rewrite.js';
import { type AnswerReply, REWRITE_MAX_CHARS } from './answer-reply.schema.js';

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/**
 * The model's rewrites where they can be used, the built-in engine's where not: a shorter one has fewer words, the others must
 * not score less than the answer.
 */
export function mergeAnswerRewrites(
  { fieldId, answer }: AnswerForm,
  critique: AnswerCritique,
  { shorter, sharper, bolder }: AnswerReply['rewrites'],
): AnswerCritique['rewriteOptions'] {
  const isNoWorse = (text: string): boolean =>
    critiqueAnswer({ fieldId, answer: readWithBlanks(text) }).overallScore >= critique.overallScore;
  const isShorter = (text: string): boolean => wordsIn(text) < wordsIn(answer);
  const usable = (rewrite: string, isBetter: (text: string) => boolean): string | null => {
    const text = usableRewrite(rewrite, answer, REWRITE_MAX_CHARS);
    return text !== null && isBetter(text) ? text : null;
  };
  const [builtInShorter, builtInSharper, builtInBolder] = critique.rewriteOptions;
  return [
    usable(shorter, isShorter) ?? builtInShorter,
    usable(sharper, isNoWorse) ?? builtInSharper,
    usable(bolder, isNoWorse) ?? builtInBolder,
  ];
}
