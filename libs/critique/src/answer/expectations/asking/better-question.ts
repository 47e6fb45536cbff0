/** A question that fits an answer better than the usual one, and what to write in its place. */
export interface BetterQuestion {
  readonly ask: string;
  readonly template: string;
  /** What is missing then, where that is another thing. */
  readonly label?: string;
}
