import type { AnswerModel } from '@playbook/critique/answer/scoring/answer-model';
import { judgeAnswer } from '@playbook/critique/answer/scoring/judge-answer';
import type { Progress } from '../evaluation/fitted-kind.js';
import { fitAnswerModel, measureRated, type RatedAnswer } from './answer-training.js';

/** The score a model gives, within caps and limits, as the engine would. */
export function answerScoreBy(model: AnswerModel, { field, text }: RatedAnswer): number {
  return judgeAnswer({ fieldId: field, answer: text }, model).score.overall;
}

/** Scores of each answer by a model that has not seen it: every `folds`-th answer is left out in turn. */
export function crossValidateAnswers(rated: readonly RatedAnswer[], folds: number, progress: Progress): number[] {
  progress(`answer: measuring ${rated.length} training texts`);
  const measured = rated.map(measureRated);
  const models = Array.from({ length: folds }, (_, fold) => {
    progress(`answer: fitting model ${fold + 1} of ${folds} for the cross-validation`);
    return fitAnswerModel(measured.filter((__, index) => index % folds !== fold));
  });
  return rated.map((one, index) => {
    const model = models[index % folds];
    return model === undefined ? 0 : answerScoreBy(model, one);
  });
}
