/** Points before rounding: what is given to every text, and what each feature (by number) gives or takes; by output. */
export class Shares {
  /**
   * `asked` are the features that were asked, of several outputs lowest number first; `points` holds one number an output for each feature of
   * the model.
   */
  constructor(
    readonly base: readonly number[],
    readonly asked: readonly number[],
    private readonly points: Float64Array,
  ) {}

  /** Points a feature gives an output; 0 for one that was not asked. */
  of(feature: number, output: number): number {
    return this.points[feature * this.base.length + output] ?? 0;
  }

  /** Points of each feature that was asked, by output; the lowest number first. */
  get byFeature(): ReadonlyMap<number, readonly number[]> {
    return new Map(
      this.asked
        .toSorted((a, b) => a - b)
        .map((feature) => [feature, this.base.map((_, output) => this.of(feature, output))] as const),
    );
  }
}
