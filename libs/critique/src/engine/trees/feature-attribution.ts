/** Numbers of a step. */
export const STEP = 2;
/** Outputs for which the additions are written out. */
const WRITTEN_OUT = 5;

const at = (values: Float64Array, place: number): number => values[place] ?? 0;

/** What the steps down some trees give each output, by the feature that was asked. */
export class FeatureAttribution {
  /** One number an output for each feature. */
  readonly points: Float64Array;
  private readonly isAsked: Uint8Array;
  /** Of a single output. */
  private readonly order: number[] = [];

  constructor(
    features: number,
    private readonly width: number,
  ) {
    this.points = new Float64Array(features * width);
    this.isAsked = new Uint8Array(features);
  }

  /** Numbers of the features that were asked: of a single output in the order of asking, of several lowest first. */
  get asked(): readonly number[] {
    if (this.order.length > 0) return this.order;
    const asked: number[] = [];
    for (let feature = 0; feature < this.isAsked.length; feature += 1)
      if (this.isAsked[feature] === 1) asked.push(feature);
    return asked;
  }

  /**
   * Adds steps, two numbers each up to `end`: the feature that was asked, and where what the step changes begins, one number
   * an output.
   */
  addSteps(steps: Int32Array, end: number, changes: Float64Array): void {
    if (this.width === WRITTEN_OUT) this.addWrittenOut(steps, end, changes);
    else
      for (let step = 0; step < end; step += STEP)
        for (let output = 0; output < this.width; output += 1)
          this.add(steps[step] ?? 0, output, at(changes, (steps[step + 1] ?? 0) + output));
  }

  /** Many times as fast as a loop for the outputs, and most of what an explanation costs. */
  private addWrittenOut(steps: Int32Array, end: number, changes: Float64Array): void {
    const { points, isAsked } = this;
    for (let step = 0; step < end; step += STEP) {
      const feature = steps[step] ?? 0;
      const place = feature * WRITTEN_OUT;
      const from = steps[step + 1] ?? 0;
      isAsked[feature] = 1;
      points[place] = at(points, place) + at(changes, from);
      points[place + 1] = at(points, place + 1) + at(changes, from + 1);
      points[place + 2] = at(points, place + 2) + at(changes, from + 2);
      points[place + 3] = at(points, place + 3) + at(changes, from + 3);
      points[place + 4] = at(points, place + 4) + at(changes, from + 4);
    }
  }

  /** Adds the step from one mean of a single output to the next. */
  addStep(feature: number, from: number, to: number): void {
    this.ask(feature);
    this.points[feature] = at(this.points, feature) + to - from;
  }

  /** Adds points of one output. */
  add(feature: number, output: number, points: number): void {
    const place = feature * this.width + output;
    this.ask(feature);
    this.points[place] = at(this.points, place) + points;
  }

  /** Takes out what was attributed to a feature for one output. */
  take(feature: number, output: number): number {
    const place = feature * this.width + output;
    const points = at(this.points, place);
    this.points[place] = 0;
    return points;
  }

  /** Multiplies what was attributed for each output. */
  stretch(factors: readonly number[]): void {
    const { points, width } = this;
    for (let output = 0; output < width; output += 1) {
      const factor = factors[output] ?? 1;
      for (let place = output; place < points.length; place += width) points[place] = at(points, place) * factor;
    }
  }

  private ask(feature: number): void {
    if (this.width === 1 && this.isAsked[feature] === 0) this.order.push(feature);
    this.isAsked[feature] = 1;
  }
}
