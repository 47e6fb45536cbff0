import type { AnswerSignals } from '../../signals/measure-answer.js';

/** A question that fits an answer better than the usual one, and what to write in its place. */
export interface BetterQuestion {
  readonly ask: string;
  readonly template: string;
  /** What is missing then, where that is another thing. */
  readonly label?: string;
}

/** Null where nothing is to be asked at all; undefined where the usual question fits. */
export type Asking = (signals: AnswerSignals) => BetterQuestion | null | undefined;
