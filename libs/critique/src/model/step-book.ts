/** Outputs for which the additions are written out. */
const WRITTEN_OUT = 5;

const at = (values: Float64Array, place: number): number => values[place] ?? 0;

/** What the steps down some trees give each output, by the feature that was asked. */
export class StepBook {
  /** One number an output for each feature. */
  readonly points: Float64Array;
  private readonly isAsked: Uint8Array;

  constructor(
    features: number,
    private readonly width: number,
  ) {
    this.points = new Float64Array(features * width);
    this.isAsked = new Uint8Array(features);
  }

  /** Numbers of the features that were asked, lowest first. */
  get asked(): number[] {
    const asked: number[] = [];
    for (let feature = 0; feature < this.isAsked.length; feature += 1)
      if (this.isAsked[feature] === 1) asked.push(feature);
    return asked;
  }

  /** Books the step from one node's means to another's; `from` and `to` are where they begin, one number an output. */
  addStep(feature: number, means: Float64Array, from: number, to: number): void {
    const { points, width } = this;
    const place = feature * width;
    this.isAsked[feature] = 1;
    if (width === WRITTEN_OUT) {
      // Twice as fast as the loop, and most of what an explanation costs.
      points[place] = at(points, place) + at(means, to) - at(means, from);
      points[place + 1] = at(points, place + 1) + at(means, to + 1) - at(means, from + 1);
      points[place + 2] = at(points, place + 2) + at(means, to + 2) - at(means, from + 2);
      points[place + 3] = at(points, place + 3) + at(means, to + 3) - at(means, from + 3);
      points[place + 4] = at(points, place + 4) + at(means, to + 4) - at(means, from + 4);
    } else
      for (let output = 0; output < width; output += 1)
        points[place + output] = at(points, place + output) + at(means, to + output) - at(means, from + output);
  }

  /** Books points of one output. */
  add(feature: number, output: number, points: number): void {
    const place = feature * this.width + output;
    this.isAsked[feature] = 1;
    this.points[place] = at(this.points, place) + points;
  }

  /** Takes out what was booked on a feature for one output. */
  take(feature: number, output: number): number {
    const place = feature * this.width + output;
    const points = at(this.points, place);
    this.points[place] = 0;
    return points;
  }

  /** Multiplies what was booked for each output. */
  stretch(factors: readonly number[]): void {
    const { points, width } = this;
    for (let output = 0; output < width; output += 1) {
      const factor = factors[output] ?? 1;
      for (let place = output; place < points.length; place += width) points[place] = at(points, place) * factor;
    }
  }
}
