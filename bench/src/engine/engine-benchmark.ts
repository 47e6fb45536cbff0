/** What is measured of one kind of text. */
export interface EngineBenchmark {
  readonly name: string;
  /** CPU milliseconds that the median analysis should not pass, on one core and warm. */
  readonly limitMs: number;
  /** Loads the engine and hands back one analysis for each sample text. */
  readonly load: () => Promise<readonly (() => unknown)[]>;
}
