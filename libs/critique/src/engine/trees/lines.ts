import { LINES_FAMILY, type TreeModel } from './tree-model.js';
import type { FeatureAttribution } from './feature-attribution.js';

const at = (values: Float64Array | Int32Array, place: number): number => values[place] ?? 0;

/** The straight lines of one output, laid out for reading in place: they are read for every candidate of a rewrite. */
interface LinesOfOutput {
  readonly features: Int32Array;
  readonly pointsPerUnit: Float64Array;
  readonly means: Float64Array;
  /** Number of the feature that tells the trees what these lines say; -1 where they are not told. */
  readonly told: number;
}

function linesOf({ outputs, features, slopes = [] }: TreeModel): LinesOfOutput[] {
  return outputs.map((name, output) => {
    const own = slopes.filter((slope) => slope.output === output);
    return {
      features: Int32Array.from(own, ({ feature }) => feature),
      pointsPerUnit: Float64Array.from(own, ({ pointsPerUnit }) => pointsPerUnit),
      means: Float64Array.from(own, ({ mean }) => mean),
      told: features.indexOf(`${LINES_FAMILY}${name}`),
    };
  });
}

/** What each line gives for the features of a text. */
function givenBy({ features, pointsPerUnit, means }: LinesOfOutput, values: Float64Array): Float64Array {
  const given = new Float64Array(features.length);
  for (let line = 0; line < given.length; line += 1)
    given[line] = at(pointsPerUnit, line) * (at(values, at(features, line)) - at(means, line));
  return given;
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < values.length; place += 1) sum += at(values, place);
  return sum;
}

/** What the lines give together that give points, and those that take some. */
function sumsByWay(given: Float64Array): { giving: number; taking: number } {
  let [giving, taking] = [0, 0];
  for (let line = 0; line < given.length; line += 1) {
    const own = at(given, line);
    if (own > 0) giving += own;
    else if (own < 0) taking += own;
  }
  return { giving, taking };
}

/** What the straight lines of a model say of one text. */
export class LinesRead {
  /** What the lines give together, by output. */
  readonly totals: Float64Array;

  /** `given` holds by output what each of its lines gives. */
  constructor(
    private readonly lines: readonly LinesOfOutput[],
    private readonly given: readonly Float64Array[],
  ) {
    this.totals = Float64Array.from(given, sumOf);
  }

  /**
   * Attributes every line to its feature. What the trees gave for the lines as a whole goes to the features that made the lines
   * say so: to each feature that points the same way, by how much it gives.
   */
  attributeTo(attribution: FeatureAttribution): void {
    for (const [output, own] of this.lines.entries()) {
      const given = this.given[output];
      if (given === undefined) continue;
      if (own.told >= 0) this.passOn(attribution, own, given);
    }
    for (const [output, { features }] of this.lines.entries()) {
      const given = this.given[output];
      if (given === undefined) continue;
      for (let line = 0; line < given.length; line += 1) attribution.add(at(features, line), output, at(given, line));
    }
  }

  /** Passes on what the trees gave each output for some lines. */
  private passOn(attribution: FeatureAttribution, { features, told }: LinesOfOutput, given: Float64Array): void {
    const { giving, taking } = sumsByWay(given);
    for (let to = 0; to < this.lines.length; to += 1) {
      const points = attribution.take(told, to);
      const total = points > 0 ? giving : points < 0 ? taking : 0;
      if (total === 0) attribution.add(told, to, points);
      else
        for (let line = 0; line < given.length; line += 1)
          if (at(given, line) * total > 0) attribution.add(at(features, line), to, (points * at(given, line)) / total);
    }
  }
}

/** The straight lines of a model. */
export class Lines {
  private readonly lines: readonly LinesOfOutput[];

  constructor(model: TreeModel) {
    this.lines = linesOf(model);
  }

  /** Reads the features of a text, by number, and writes what the lines say beside them for the trees. */
  read(values: Float64Array): LinesRead {
    const read = new LinesRead(
      this.lines,
      this.lines.map((own) => givenBy(own, values)),
    );
    for (const [output, { told }] of this.lines.entries()) if (told >= 0) values[told] = at(read.totals, output);
    return read;
  }
}
