import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { DemoToReview } from '../review/review-task.schema.js';

export interface WriterCall {
  readonly founderId: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Who writes the feedback on a judged video. Adapters: the built-in words, and a language model with the former behind it. */
export interface FeedbackWriter {
  /**
   * The same judgement with its feedback, suggestions and takeaways as they are told to the founder; the same object where they are
   * the built-in ones.
   * @throws ProcedureError `request_cancelled` when nobody waits any more
   */
  write(demo: DemoToReview, review: DemoReview, call: WriterCall): Promise<DemoReview>;
}

/** Injection token of the writer. */
export const FEEDBACK_WRITER = Symbol('FeedbackWriter');
