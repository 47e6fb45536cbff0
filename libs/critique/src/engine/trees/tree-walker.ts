import { oncePer } from '../../text/once-per.js';
import { onKnots, stretchOn, type Knots } from './calibrate.js';
import { Lines } from './lines.js';
import { Shares } from './shares.js';
import { FeatureAttribution } from './feature-attribution.js';
import type { TreeModel } from './tree-model.js';
import { TreeNodes } from './tree-nodes.js';

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

  constructor(private readonly model: TreeModel) {
    this.features = model.features;
    this.width = model.outputs.length;
    this.lines = new Lines(model);
    this.nodes = new TreeNodes(model);
    this.base = model.base.map((own, output) =>
      this.nodes.roots.reduce((sum, root) => sum + this.meanOf(root, output), own),
    );
  }

  /**
   * Walks every tree and attributes each step from a node's mean to the next node's mean to the feature that was asked, then the
   * straight lines to theirs: base and shares add up to the calibrated prediction exactly. `values` holds one number for each
   * feature; those that tell the trees what the lines say are written here.
   */
  shares(values: Float64Array): Shares {
    const lines = this.lines.read(values);
    const attribution = new FeatureAttribution(this.features.length, this.width);
    const ranks = this.nodes.ranksOf(values);
    this.nodes.attributeSteps(ranks, attribution);
    lines.attributeTo(attribution);
    return this.calibrated(attribution);
  }

  /** What was attributed, put on the readers' scale. */
  private calibrated(attribution: FeatureAttribution): Shares {
    const { width, base } = this;
    const { models = 1 } = this.model;
    const { asked, points } = attribution;
    const knots = base.map((_, output) => this.knotsOf(output));
    attribution.stretch(
      base.map((own, output) => {
        let given = 0;
        for (const feature of asked) given += points[feature * width + output] ?? 0;
        return stretchOn(knots[output] ?? [], own, given) / models;
      }),
    );
    const given = base.map((own, output) => onKnots(knots[output] ?? [], own) / models);
    return new Shares(given, asked, points);
  }

  /** The calibrated prediction of each output alone: what the base and all shares add up to, in a fraction of the time. */
  totals(values: Float64Array): number[] {
    const { models = 1 } = this.model;
    const lines = this.lines.read(values);
    const totals = Float64Array.from(this.model.base, (own, output) => own + (lines.totals[output] ?? 0));
    this.nodes.addLeaves(this.nodes.ranksOf(values), totals);
    return Array.from(totals, (total, output) => onKnots(this.knotsOf(output), total) / models);
  }

  private knotsOf(output: number): Knots {
    return this.model.calibration?.[output] ?? [];
  }

  private meanOf(node: number, output: number): number {
    return this.nodes.means[this.nodes.meansAt(node) + output] ?? 0;
  }
}

/** A model laid out, once. */
export const walkerOf = oncePer((model: TreeModel) => new TreeWalker(model));
