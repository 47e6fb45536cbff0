import { onKnots, stretchOn } from './calibrate.js';
import type { SharedModel, SharedNode } from './shared-model.js';
import { Shares } from './shares.js';
import { TreeNodes } from './tree-nodes.js';

const THOUSANDTHS = 1_000;

/**
 * A model laid out for reading in flat arrays, by node: every node's mean is known, so that each step down a tree is worth
 * a difference of means.
 */
export class TreeWalker {
  /** Names of the features, by number. */
  readonly features: readonly string[];
  private readonly width: number;
  private readonly nodes: TreeNodes;
  /** `width` of them a node. */
  private readonly means: Float64Array;
  private readonly base: readonly number[];

  constructor(private readonly model: SharedModel) {
    this.features = model.features;
    this.width = model.outputs.length;
    this.nodes = new TreeNodes(model.trees, model.features.length);
    this.means = new Float64Array(this.nodes.count * this.width);
    model.trees.forEach((tree, index) => this.fillMeans(tree, this.nodes.roots[index] ?? 0));
    this.base = model.base.map((own, output) =>
      this.nodes.roots.reduce((sum, root) => sum + this.meanOf(root, output), own),
    );
  }

  /**
   * Walks every tree and books each step from a node's mean to the next node's mean on the feature that was asked, then the
   * straight lines on theirs: base and shares add up to the calibrated prediction exactly.
   */
  shares(valueOf: (feature: number) => number): Shares {
    const values = this.valuesBy(valueOf);
    const booked = new Float64Array(this.features.length * this.width);
    const touched = new Uint8Array(this.features.length);
    const ranks = this.nodes.ranksOf(values);
    for (const root of this.nodes.roots) this.book(root, ranks, booked, touched);
    this.addSlopes(values, booked, touched);
    const asked: number[] = [];
    for (let feature = 0; feature < touched.length; feature += 1) if (touched[feature] === 1) asked.push(feature);
    return this.calibrated(booked, asked);
  }

  private valuesBy(valueOf: (feature: number) => number): Float64Array {
    const values = new Float64Array(this.features.length);
    for (let feature = 0; feature < values.length; feature += 1) values[feature] = valueOf(feature);
    return values;
  }

  /** What was booked on the features that were asked, put on the readers' scale in place. */
  private calibrated(booked: Float64Array, asked: readonly number[]): Shares {
    const { width, base } = this;
    const knots = base.map((_, output) => this.model.calibration[output] ?? []);
    const stretches = base.map((own, output) => {
      let given = 0;
      for (const feature of asked) given += booked[feature * width + output] ?? 0;
      return stretchOn(knots[output] ?? [], own, given);
    });
    for (const feature of asked)
      for (let output = 0; output < width; output += 1)
        booked[feature * width + output] = (booked[feature * width + output] ?? 0) * (stretches[output] ?? 1);
    const given = base.map((own, output) => onKnots(knots[output] ?? [], own));
    return new Shares(given, asked, booked);
  }

  /** The calibrated prediction of each output alone: what the base and all shares add up to, in a fraction of the time. */
  totals(valueOf: (feature: number) => number): number[] {
    const { nodes, width, means } = this;
    const values = this.valuesBy(valueOf);
    const ranks = nodes.ranksOf(values);
    const totals = Float64Array.from(this.model.base);
    for (const root of nodes.roots) {
      const leaf = nodes.leafOf(root, ranks) * width;
      for (let output = 0; output < width; output += 1)
        totals[output] = (totals[output] ?? 0) + (means[leaf + output] ?? 0);
    }
    for (const { feature, output, pointsPerUnit, mean } of this.model.slopes ?? [])
      totals[output] = (totals[output] ?? 0) + pointsPerUnit * ((values[feature] ?? 0) - mean);
    return Array.from(totals, (total, output) => onKnots(this.model.calibration[output] ?? [], total));
  }

  /** Each step down a tree, from a node's mean to the next one's, on the feature that was asked. */
  private book(root: number, ranks: Uint16Array, booked: Float64Array, touched: Uint8Array): void {
    const { nodes, width, means } = this;
    let node = root;
    for (let feature = nodes.featureAt(node); feature >= 0; feature = nodes.featureAt(node)) {
      const next = nodes.nextOf(node, feature, ranks);
      const [place, from, to] = [feature * width, node * width, next * width];
      for (let output = 0; output < width; output += 1)
        booked[place + output] =
          (booked[place + output] ?? 0) + (means[to + output] ?? 0) - (means[from + output] ?? 0);
      touched[feature] = 1;
      node = next;
    }
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

  private fillMeans(node: SharedNode, place: number): void {
    const { means, width } = this;
    const own = place * width;
    if (!('feature' in node)) {
      for (let output = 0; output < width; output += 1) means[own + output] = (node[output] ?? 0) / THOUSANDTHS;
      return;
    }
    const [low, high] = [place + 1, this.nodes.highOf(place)];
    this.fillMeans(node.low, low);
    this.fillMeans(node.high, high);
    const highShare = 1 - node.lowShare;
    for (let output = 0; output < width; output += 1)
      means[own + output] =
        node.lowShare * (means[low * width + output] ?? 0) + highShare * (means[high * width + output] ?? 0);
  }
}
