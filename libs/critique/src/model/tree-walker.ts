import { calibrate, onKnots } from './calibrate.js';
import type { SharedModel, SharedNode } from './shared-model.js';

/** Points before rounding: what is given to every text, and what each feature (by number) gives or takes. */
export interface Shares {
  readonly base: readonly number[];
  readonly byFeature: ReadonlyMap<number, Float64Array>;
}

const LEAF = -1;
const THOUSANDTHS = 1_000;

const nodesIn = (node: SharedNode): number => ('feature' in node ? 1 + nodesIn(node.low) + nodesIn(node.high) : 1);

/**
 * A model laid out for reading in flat arrays, by node: every node's mean is known, so that each step down a tree is worth
 * a difference of means.
 */
export class TreeWalker {
  /** Names of the features, by number. */
  readonly features: readonly string[];
  private readonly width: number;
  private readonly asked: Int16Array;
  private readonly cuts: Float64Array;
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** `width` of them a node. */
  private readonly means: Float64Array;
  private readonly roots: Int32Array;
  private readonly base: readonly number[];
  private filled = 0;

  constructor(private readonly model: SharedModel) {
    const nodes = model.trees.reduce((sum, tree) => sum + nodesIn(tree), 0);
    this.features = model.features;
    this.width = model.outputs.length;
    this.asked = new Int16Array(nodes).fill(LEAF);
    this.cuts = new Float64Array(nodes);
    this.lows = new Int32Array(nodes);
    this.highs = new Int32Array(nodes);
    this.means = new Float64Array(nodes * this.width);
    this.roots = Int32Array.from(model.trees, (tree) => this.add(tree));
    this.base = model.base.map((own, output) => this.roots.reduce((sum, root) => sum + this.meanOf(root, output), own));
  }

  /**
   * Walks every tree and books each step from a node's mean to the next node's mean on the feature that was asked, then the
   * straight lines on theirs: base and shares add up to the calibrated prediction exactly.
   */
  shares(valueOf: (feature: number) => number): Shares {
    const values = Float64Array.from(this.features, (_, feature) => valueOf(feature));
    const booked = new Float64Array(this.features.length * this.width);
    const touched = new Uint8Array(this.features.length);
    for (const root of this.roots) this.book(root, values, booked, touched);
    this.addSlopes(values, booked, touched);
    const byFeature = new Map<number, Float64Array>();
    for (const [feature, isTouched] of touched.entries()) {
      if (isTouched === 1) byFeature.set(feature, booked.subarray(feature * this.width, (feature + 1) * this.width));
    }
    return calibrate({ base: this.base, byFeature }, this.model.calibration);
  }

  /** The calibrated prediction of each output alone: what the base and all shares add up to, in a fraction of the time. */
  totals(valueOf: (feature: number) => number): number[] {
    const values = Float64Array.from(this.features, (_, feature) => valueOf(feature));
    const totals = Float64Array.from(this.model.base);
    for (const root of this.roots) {
      const leaf = this.leafOf(root, values);
      for (const output of totals.keys()) totals[output] = (totals[output] ?? 0) + this.meanOf(leaf, output);
    }
    for (const { feature, output, pointsPerUnit, mean } of this.model.slopes ?? [])
      totals[output] = (totals[output] ?? 0) + pointsPerUnit * ((values[feature] ?? 0) - mean);
    return Array.from(totals, (total, output) => onKnots(this.model.calibration[output] ?? [], total));
  }

  /** Each step down a tree, from a node's mean to the next one's, on the feature that was asked. */
  private book(root: number, values: Float64Array, booked: Float64Array, touched: Uint8Array): void {
    let node = root;
    for (let feature = this.asked[node] ?? LEAF; feature !== LEAF; feature = this.asked[node] ?? LEAF) {
      const next = this.nextOf(node, values[feature] ?? 0);
      for (let output = 0; output < this.width; output += 1) {
        const place = feature * this.width + output;
        booked[place] = (booked[place] ?? 0) + this.meanOf(next, output) - this.meanOf(node, output);
      }
      touched[feature] = 1;
      node = next;
    }
  }

  private nextOf(node: number, value: number): number {
    return (value <= (this.cuts[node] ?? 0) ? this.lows[node] : this.highs[node]) ?? node;
  }

  private leafOf(root: number, values: Float64Array): number {
    let node = root;
    for (let feature = this.asked[node] ?? LEAF; feature !== LEAF; feature = this.asked[node] ?? LEAF)
      node = this.nextOf(node, values[feature] ?? 0);
    return node;
  }

  private addSlopes(values: Float64Array, booked: Float64Array, touched: Uint8Array): void {
    for (const { feature, output, pointsPerUnit, mean } of this.model.slopes ?? []) {
      const place = feature * this.width + output;
      booked[place] = (booked[place] ?? 0) + pointsPerUnit * ((values[feature] ?? 0) - mean);
      touched[feature] = 1;
    }
  }

  private meanOf(node: number, output: number): number {
    return this.means[node * this.width + output] ?? 0;
  }

  private add(node: SharedNode): number {
    const place = this.filled;
    this.filled += 1;
    if (!('feature' in node)) {
      for (const [output, thousandths] of node.entries())
        this.means[place * this.width + output] = thousandths / THOUSANDTHS;
      return place;
    }
    const low = this.add(node.low);
    const high = this.add(node.high);
    this.asked[place] = node.feature;
    this.cuts[place] = node.at;
    this.lows[place] = low;
    this.highs[place] = high;
    for (let output = 0; output < this.width; output += 1) {
      this.means[place * this.width + output] =
        node.lowShare * this.meanOf(low, output) + (1 - node.lowShare) * this.meanOf(high, output);
    }
    return place;
  }
}
