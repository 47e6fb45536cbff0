export interface WriterCall {
  readonly founderId: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Who writes the feedback on what was judged. Adapters: the built-in words, and a language model with the former behind it. */
export interface FeedbackWriter<Judged extends { readonly review: object }> {
  /**
   * The same judgement with its words as they are told to the founder; the same object where they are the built-in ones.
   * @throws ProcedureError `request_cancelled` when nobody waits any more
   */
  write(judged: Judged, call: WriterCall): Promise<Judged['review']>;
}

/** Injection token of the writer. */
export const FEEDBACK_WRITER = Symbol('FeedbackWriter');
