/** Files an evaluation was asked to read, as paths. */
export interface EvaluationFiles {
  /** `[{id, ...inputs}]`, or the same under `items`. */
  readonly items: string | undefined;
  /** Ratings by id. */
  readonly ratings: string | undefined;
  /** `[{kind, expected, a, b}]`; pairs of another kind are left out. */
  readonly pairs: string | undefined;
}

/** Takes one line about what is being done, for whoever waits: a fit takes minutes. */
export type Progress = (step: string) => void;

/** A kind of text with a fitted model. Both results are lines for a terminal. */
export interface FittedKind {
  /** Fits the model to every training text of its kind, writes the model file and says how well unseen texts are scored. */
  fit(progress: Progress): readonly string[];
  /** Compares the committed model with the ratings and pairs of the given files; without files it cross-validates. */
  evaluate(files: EvaluationFiles, progress: Progress): readonly string[];
}
