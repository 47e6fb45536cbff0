import { onKnots, stretchOn } from './calibrate.js';
import { Lines } from './lines.js';
import type { SharedModel, SharedNode } from './shared-model.js';
import { Shares } from './shares.js';
import { StepBook } from './feature-attribution.js';
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
  private readonly base: readonly number[];
  private readonly lines: Lines;

  constructor(private readonly model: SharedModel) {
    this.features = model.features;
    this.width = model.outputs.length;
    this.lines = new Lines(model);
    this.nodes = new TreeNodes(model.trees, model.features.length, this.width);
    model.trees.forEach((tree, index) => this.fillMeans(tree, this.nodes.roots[index] ?? 0));
    this.nodes.fillChanges();
    this.base = model.base.map((own, output) =>
      this.nodes.roots.reduce((sum, root) => sum + this.meanOf(root, output), own),
    );
  }

  /**
   * Walks every tree and books each step from a node's mean to the next node's mean on the feature that was asked, then the
   * straight lines on theirs: base and shares add up to the calibrated prediction exactly. `values` holds one number for each
   * feature; those that tell the trees what the lines say are written here.
   */
  shares(values: Float64Array): Shares {
    const lines = this.lines.read(values);
    const book = new StepBook(this.features.length, this.width);
    const ranks = this.nodes.ranksOf(values);
    this.nodes.bookSteps(ranks, book);
    lines.bookOn(book);
    return this.calibrated(book);
  }

  /** What was booked, put on the readers' scale. */
  private calibrated(book: StepBook): Shares {
    const { width, base } = this;
    const { asked, points } = book;
    const knots = base.map((_, output) => this.model.calibration[output] ?? []);
    book.stretch(
      base.map((own, output) => {
        let given = 0;
        for (const feature of asked) given += points[feature * width + output] ?? 0;
        return stretchOn(knots[output] ?? [], own, given);
      }),
    );
    const given = base.map((own, output) => onKnots(knots[output] ?? [], own));
    return new Shares(given, asked, points);
  }

  /** The calibrated prediction of each output alone: what the base and all shares add up to, in a fraction of the time. */
  totals(values: Float64Array): number[] {
    const lines = this.lines.read(values);
    const totals = Float64Array.from(this.model.base, (own, output) => own + (lines.totals[output] ?? 0));
    this.nodes.addLeaves(this.nodes.ranksOf(values), totals);
    return Array.from(totals, (total, output) => onKnots(this.model.calibration[output] ?? [], total));
  }

  private meanOf(node: number, output: number): number {
    return this.nodes.means[this.nodes.meansAt(node) + output] ?? 0;
  }

  private fillMeans(node: SharedNode, place: number): void {
    const { nodes, width } = this;
    const { means } = nodes;
    const own = nodes.meansAt(place);
    if (!('feature' in node)) {
      for (let output = 0; output < width; output += 1) means[own + output] = (node[output] ?? 0) / THOUSANDTHS;
      return;
    }
    const highPlace = nodes.highOf(place);
    this.fillMeans(node.low, place + 1);
    this.fillMeans(node.high, highPlace);
    const [low, high] = [nodes.meansAt(place + 1), nodes.meansAt(highPlace)];
    const highShare = 1 - node.lowShare;
    for (let output = 0; output < width; output += 1)
      means[own + output] = node.lowShare * (means[low + output] ?? 0) + highShare * (means[high + output] ?? 0);
  }
}
