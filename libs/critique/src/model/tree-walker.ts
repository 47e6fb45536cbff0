import { calibrate } from './calibrate.js';
import type { SharedModel, SharedNode } from './shared-model.js';

/** Points before rounding: what is given to every text, and what each feature (by number) gives or takes. */
export interface Shares {
  readonly base: readonly number[];
  readonly byFeature: ReadonlyMap<number, Float64Array>;
}

const LEAF = -1;
const THOUSANDTHS = 1_000;

/** A model laid out for reading: every node's mean is known, so that each step down a tree is worth a difference of means. */
export class TreeWalker {
  private readonly asked: number[] = [];
  private readonly cuts: number[] = [];
  private readonly lows: number[] = [];
  private readonly highs: number[] = [];
  private readonly means: Float64Array[] = [];
  private readonly roots: readonly number[];
  private readonly base: readonly number[];

  /** Names of the features, by number. */
  readonly features: readonly string[];

  constructor(private readonly model: SharedModel) {
    this.features = model.features;
    this.roots = model.trees.map((tree) => this.add(tree));
    this.base = model.base.map((own, output) =>
      this.roots.reduce((sum, root) => sum + (this.means[root]?.[output] ?? 0), own),
    );
  }

  /**
   * Walks every tree and books each step from a node's mean to the next node's mean on the feature that was asked: base and
   * shares add up to the calibrated prediction exactly.
   */
  shares(valueOf: (feature: number) => number): Shares {
    const byFeature = new Map<number, Float64Array>();
    for (const root of this.roots) {
      let node = root;
      for (let feature = this.asked[node] ?? LEAF; feature !== LEAF; feature = this.asked[node] ?? LEAF) {
        const next = (valueOf(feature) <= (this.cuts[node] ?? 0) ? this.lows[node] : this.highs[node]) ?? node;
        this.book(byFeature, feature, node, next);
        node = next;
      }
    }
    return calibrate({ base: this.base, byFeature }, this.model.calibration);
  }

  private book(byFeature: Map<number, Float64Array>, feature: number, from: number, to: number): void {
    const booked = byFeature.get(feature) ?? new Float64Array(this.model.outputs.length);
    const [before, after] = [this.means[from], this.means[to]];
    for (let output = 0; output < booked.length; output += 1)
      booked[output] = (booked[output] ?? 0) + (after?.[output] ?? 0) - (before?.[output] ?? 0);
    byFeature.set(feature, booked);
  }

  private add(node: SharedNode): number {
    const place = this.asked.length;
    if (!('feature' in node)) {
      this.put(
        place,
        LEAF,
        0,
        place,
        place,
        Float64Array.from(node, (value) => value / THOUSANDTHS),
      );
      return place;
    }
    this.put(place, node.feature, node.at, place, place, new Float64Array());
    const low = this.add(node.low);
    const high = this.add(node.high);
    const [lowMean, highMean] = [this.means[low], this.means[high]];
    const mean = Float64Array.from(
      this.model.outputs,
      (_, output) => node.lowShare * (lowMean?.[output] ?? 0) + (1 - node.lowShare) * (highMean?.[output] ?? 0),
    );
    this.put(place, node.feature, node.at, low, high, mean);
    return place;
  }

  private put(place: number, feature: number, at: number, low: number, high: number, mean: Float64Array): void {
    this.asked[place] = feature;
    this.cuts[place] = at;
    this.lows[place] = low;
    this.highs[place] = high;
    this.means[place] = mean;
  }
}
