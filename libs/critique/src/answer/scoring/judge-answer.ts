import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { AnswerModel } from './answer-model.js';
import { measureAnswer, type AnswerSignals } from '../signals/measure-answer.js';
import { withoutDoubtful } from '../../engine/relevance/doubtful-sentences.js';
import { otherBoundaries } from '../../injection/boundaries.js';
import { blankSpans } from '../../text/spans/span.js';
import { worstCaseReading } from '../../injection/worst-case.js';
import type { AnswerContext } from '../caps.js';
import { scoreAnswer, type AnswerScore } from './score-answer.js';

/** An answer to judge. The field decides what is asked for; see the fields of the application. */
export interface AnswerToJudge {
  readonly fieldId: string;
  readonly answer: string;
  /** How far the founder says elsewhere that the company is; it moves no score. */
  readonly stage?: IdeaStage | undefined;
  readonly context?: AnswerContext;
}

/** An answer with what was measured in it and what that is worth. */
export interface JudgedAnswer {
  readonly signals: AnswerSignals;
  readonly score: AnswerScore;
}

type Reader = (leftOut: readonly Span[], isCompared: boolean) => JudgedAnswer;

/** Reads an answer without what talks to whoever judges and what is to be left out. */
function readerOf({ fieldId, answer, stage, context }: AnswerToJudge, model: AnswerModel): Reader {
  return (leftOut, isCompared) => {
    const rest = blankSpans(answer, leftOut);
    const judged = (isOther: boolean, injections?: readonly Span[]): JudgedAnswer => {
      const signals = { ...measureAnswer(fieldId, rest, injections), stage };
      return { signals, score: scoreAnswer(signals, model, context, isOther) };
    };
    const likeliest = judged(isCompared);
    const others = otherBoundaries(rest, likeliest.signals.answer.instructions).map((own) => judged(true, own));
    return worstCaseReading(likeliest, others, ({ score }) => score.overall);
  };
}

/**
 * Measures and scores an answer without what talks to whoever judges, and no better for what may say nothing of the startup. What is said
 * of the answer is said of the whole of it.
 */
export function judgeAnswer(question: AnswerToJudge, model: AnswerModel): JudgedAnswer {
  const read = readerOf(question, model);
  const whole = read([], false);
  const others = withoutDoubtful(question.answer).map((leftOut) => read(leftOut, true));
  const { score } = worstCaseReading(whole, others, (judged) => judged.score.overall);
  return { signals: whole.signals, score };
}

/** Whether an answer would be given so many points at least: no further reading of it is made than the one that shows it would not. */
export function isWorth(points: number, question: AnswerToJudge, model: AnswerModel): boolean {
  const read = readerOf(question, model);
  const holds = (leftOut: readonly Span[]): boolean => read(leftOut, true).score.overall >= points;
  return holds([]) && withoutDoubtful(question.answer).every(holds);
}
