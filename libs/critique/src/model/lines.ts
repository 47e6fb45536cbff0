import { LINES_FAMILY } from './lines-family.js';
import type { SharedModel } from './shared-model.js';
import type { StepBook } from './step-book.js';

/** One straight line on a text: what its feature gives the output. */
interface Given {
  readonly feature: number;
  readonly output: number;
  readonly points: number;
}

/** What the straight lines of a model say of one text. */
export class LinesRead {
  /** By output. */
  readonly totals: Float64Array;

  constructor(
    private readonly given: readonly Given[],
    private readonly outputs: number,
    private readonly numbers: readonly number[],
  ) {
    this.totals = new Float64Array(outputs);
    for (const { output, points } of given) this.totals[output] = (this.totals[output] ?? 0) + points;
  }

  /**
   * Books every line on its feature. What the trees booked on the lines as a whole goes to the features that made the lines
   * say so: to each feature that points the same way, by how much it gives.
   */
  bookOn(book: StepBook): void {
    for (const [of, feature] of this.numbers.entries())
      if (feature >= 0)
        for (let output = 0; output < this.outputs; output += 1)
          this.passOn(book, of, output, book.take(feature, output));
    for (const { feature, output, points } of this.given) book.add(feature, output, points);
  }

  private passOn(book: StepBook, of: number, output: number, points: number): void {
    if (points === 0) return;
    const own = this.given.filter((one) => one.output === of && one.points * points > 0);
    const total = own.reduce((sum, one) => sum + one.points, 0);
    if (total === 0) book.add(this.numbers[of] ?? 0, output, points);
    else for (const one of own) book.add(one.feature, output, (points * one.points) / total);
  }
}

/** The straight lines of a model. */
export class Lines {
  /** Number of the feature that says what the lines of an output say, by output; -1 where the trees are not told. */
  private readonly numbers: readonly number[];

  constructor(private readonly model: SharedModel) {
    this.numbers = model.outputs.map((output) => model.features.indexOf(`${LINES_FAMILY}${output}`));
  }

  /** Reads the features of a text, by number, and writes what the lines say beside them for the trees. */
  read(values: Float64Array): LinesRead {
    const given = (this.model.slopes ?? []).map(({ feature, output, pointsPerUnit, mean }) => ({
      feature,
      output,
      points: pointsPerUnit * ((values[feature] ?? 0) - mean),
    }));
    const read = new LinesRead(given, this.numbers.length, this.numbers);
    for (const [output, feature] of this.numbers.entries())
      if (feature >= 0) values[feature] = read.totals[output] ?? 0;
    return read;
  }
}
