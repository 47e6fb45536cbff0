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
  readonly context?: AnswerContext;
}

/** An answer with what was measured in it and what that is worth. */
export interface JudgedAnswer {
  readonly signals: AnswerSignals;
  readonly score: AnswerScore;
}

/**
 * Measures and scores an answer without what talks to whoever judges, and no better for what may say nothing of the startup. What is said
 * of the answer is said of the whole of it.
 */
export function judgeAnswer({ fieldId, answer, context }: AnswerToJudge, model: AnswerModel): JudgedAnswer {
  const judgedWithout = (leftOut: readonly Span[]): JudgedAnswer => {
    const rest = blankSpans(answer, leftOut);
    const judged = (injections?: readonly Span[]): JudgedAnswer => {
      const signals = measureAnswer(fieldId, rest, injections);
      return { signals, score: scoreAnswer(signals, model, context) };
    };
    const likeliest = judged();
    const others = otherBoundaries(rest, likeliest.signals.answer.instructions).map(judged);
    return worstCaseReading(likeliest, others, ({ score }) => score.overall);
  };
  const whole = judgedWithout([]);
  const { score } = worstCaseReading(
    whole,
    withoutDoubtful(answer).map(judgedWithout),
    (judged) => judged.score.overall,
  );
  return { signals: whole.signals, score };
}
