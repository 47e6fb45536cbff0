import { STEP, type FeatureAttribution } from './feature-attribution.js';
import { isSplit, leafValue, type Leaf, type TreeModel, type TreeNode, type TreeSplit } from './tree-model.js';

const LEAF = 0xffff;
/** Fields of a node: the feature it asks, the rank of its cut, how many nodes further its high branch begins; one is free. */
const FIELDS = 4;

/** What a layout is made of: how many nodes and steps there may be, and every value at which a feature is cut, lowest first. */
interface Extent {
  readonly nodes: number;
  readonly steps: number;
  readonly cuts: readonly Float64Array[];
}

/** Visits each node once: most of what loading a model costs is fetching its nodes. */
function extentOf(trees: readonly TreeNode[], features: number): Extent {
  const cuts = Array.from({ length: features }, (): number[] => []);
  let nodes = 0;
  /** Returns the depth. */
  const visit = (node: TreeNode): number => {
    nodes += 1;
    if (!isSplit(node)) return 0;
    cuts[node.feature]?.push(node.at);
    return 1 + Math.max(visit(node.low), visit(node.high));
  };
  const steps = trees.reduce<number>((sum, tree) => sum + visit(tree), 0);
  const distinct = cuts.map((own) =>
    Float64Array.from(own)
      .toSorted()
      .filter((cut, place, all) => cut !== all[place - 1]),
  );
  return { nodes, steps, cuts: distinct };
}

/** Place of the first cut that a value does not pass, among rising cuts; their number when it passes all. */
function rankOf(value: number, cuts: Float64Array): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Small trees laid out so that a walk touches little memory: nodes are a few small numbers, apart from their means, with the
 * low branch right behind, and cuts are compared by their rank among all cuts of the feature. A value goes low exactly when it
 * is not above the cut.
 */
export class TreeNodes {
  /** First node of each tree. */
  readonly roots: Int32Array;
  /** Means of the nodes, one an output; those of a node begin at `meansAt`. */
  readonly means: Float64Array;
  private readonly fields: Uint16Array;
  /** What the step to a node changes: its means less those of the node above it. They begin at `meansAt`, too. */
  private readonly changes: Float64Array;
  /** The steps of the last walk: the feature that was asked, and where the changes of the next node begin. */
  private readonly steps: Int32Array;
  private readonly cuts: readonly Float64Array[];
  /** Rank of 0 by feature: most features of a text are 0. */
  private readonly zeroRanks: Uint16Array;

  private readonly outputs: number;
  private readonly unitsPerPoint: number;

  /** Throws a RangeError for a model too large to be laid out. */
  constructor({ trees, features, outputs, unitsPerPoint }: TreeModel) {
    const { nodes, steps, cuts } = extentOf(trees, features.length);
    this.outputs = outputs.length;
    this.unitsPerPoint = unitsPerPoint;
    this.means = new Float64Array(nodes * this.outputs);
    // The changes of a single output are worked out on the way.
    this.changes = new Float64Array(this.outputs === 1 ? 0 : nodes * this.outputs);
    this.fields = new Uint16Array(nodes * FIELDS);
    this.steps = new Int32Array(steps * STEP);
    this.cuts = cuts;
    if (features.length >= LEAF || cuts.some(({ length }) => length >= LEAF))
      throw new RangeError('Too many features or cuts');
    this.zeroRanks = Uint16Array.from(cuts, (own) => rankOf(0, own));
    let filled = 0;
    const add = (node: TreeNode): number => {
      const place = filled;
      filled += 1;
      if (isSplit(node)) {
        add(node.low);
        const high = add(node.high);
        this.write(place, node, high - place);
        this.writeMeans(place, node, high);
      } else {
        this.fields[place * FIELDS] = LEAF;
        this.writeLeaf(place, node);
      }
      return place;
    };
    this.roots = Int32Array.from(trees, add);
    this.fillChanges();
  }

  private write(place: number, { feature, at }: TreeSplit, high: number): void {
    if (high >= LEAF) throw new RangeError('Too large a tree');
    const cuts = this.cuts[feature];
    const own = place * FIELDS;
    this.fields[own] = feature;
    this.fields[own + 1] = cuts === undefined ? 0 : rankOf(at, cuts);
    this.fields[own + 2] = high;
  }

  private writeLeaf(place: number, leaf: Leaf): void {
    const own = this.meansAt(place);
    for (let output = 0; output < this.outputs; output += 1)
      this.means[own + output] = leafValue(leaf, output) / this.unitsPerPoint;
  }

  /** What a tree says before it asks, from the means of both sides where it is not known. */
  private writeMeans(place: number, { mean, lowShare = 0 }: TreeSplit, highPlace: number): void {
    if (mean !== undefined) return this.writeLeaf(place, mean);
    const { means } = this;
    const [own, low, high] = [this.meansAt(place), this.meansAt(place + 1), this.meansAt(highPlace)];
    const highShare = 1 - lowShare;
    for (let output = 0; output < this.outputs; output += 1)
      means[own + output] = lowShare * (means[low + output] ?? 0) + highShare * (means[high + output] ?? 0);
  }

  /** Where the means of a node begin. */
  meansAt(node: number): number {
    return node * this.outputs;
  }

  /** What the walk compares with, for the values of all features in order. */
  ranksOf(values: Float64Array): Uint16Array {
    const ranks = this.zeroRanks.slice();
    for (let feature = 0; feature < values.length; feature += 1) {
      const value = values[feature] ?? 0;
      const cuts = value === 0 ? undefined : this.cuts[feature];
      if (cuts !== undefined) ranks[feature] = rankOf(value, cuts);
    }
    return ranks;
  }

  /** Where a split's high branch begins; its low one stands right behind it. */
  private highOf(node: number): number {
    return node + (this.fields[node * FIELDS + 2] ?? 0);
  }

  /** Works out what every step changes, once the means are known: a walk has half as much to fetch then. */
  private fillChanges(): void {
    const { means, changes, fields, outputs } = this;
    if (outputs === 1) return;
    for (let node = 0; node * FIELDS < fields.length; node += 1) {
      if (fields[node * FIELDS] === LEAF) continue;
      for (const next of [node + 1, this.highOf(node)])
        for (let output = 0; output < outputs; output += 1) {
          const place = next * outputs + output;
          changes[place] = (means[place] ?? 0) - (means[node * outputs + output] ?? 0);
        }
    }
  }

  /**
   * Attributes each step down every tree to the feature that was asked. Nearly all of what an explanation costs: the trees
   * are walked first, so that the processor can fetch the changes of many steps at once.
   */
  attributeSteps(ranks: Uint16Array, attribution: FeatureAttribution): void {
    if (this.outputs === 1) this.attributeSingle(ranks, attribution);
    else attribution.addSteps(this.steps, this.walk(ranks), this.changes);
  }

  /** The same for a single output, where there is too little to fetch ahead. */
  private attributeSingle(ranks: Uint16Array, attribution: FeatureAttribution): void {
    const { roots, fields, means } = this;
    for (let tree = 0; tree < roots.length; tree += 1) {
      let node = roots[tree] ?? 0;
      let own = node * FIELDS;
      for (let feature = fields[own] ?? LEAF; feature !== LEAF; feature = fields[own] ?? LEAF) {
        const next = node + ((ranks[feature] ?? 0) <= (fields[own + 1] ?? 0) ? 1 : (fields[own + 2] ?? 0));
        attribution.addStep(feature, means[node] ?? 0, means[next] ?? 0);
        node = next;
        own = node * FIELDS;
      }
    }
  }

  /** Walks every tree and writes down the steps; returns how many numbers they are. */
  private walk(ranks: Uint16Array): number {
    const { roots, fields, steps, outputs } = this;
    let end = 0;
    for (let tree = 0; tree < roots.length; tree += 1) {
      let node = roots[tree] ?? 0;
      let own = node * FIELDS;
      for (let feature = fields[own] ?? LEAF; feature !== LEAF; feature = fields[own] ?? LEAF) {
        node += (ranks[feature] ?? 0) <= (fields[own + 1] ?? 0) ? 1 : (fields[own + 2] ?? 0);
        steps[end] = feature;
        steps[end + 1] = node * outputs;
        end += STEP;
        own = node * FIELDS;
      }
    }
    return end;
  }

  /** Adds to each output what the leaves give to which the trees come. */
  addLeaves(ranks: Uint16Array, totals: Float64Array): void {
    const { roots, means, outputs } = this;
    for (let tree = 0; tree < roots.length; tree += 1) {
      const leaf = this.leafOf(roots[tree] ?? 0, ranks) * outputs;
      for (let output = 0; output < outputs; output += 1)
        totals[output] = (totals[output] ?? 0) + (means[leaf + output] ?? 0);
    }
  }

  /** The leaf a tree comes to. */
  private leafOf(root: number, ranks: Uint16Array): number {
    const { fields } = this;
    let node = root;
    let own = node * FIELDS;
    for (let feature = fields[own] ?? LEAF; feature !== LEAF; feature = fields[own] ?? LEAF) {
      node += (ranks[feature] ?? 0) <= (fields[own + 1] ?? 0) ? 1 : (fields[own + 2] ?? 0);
      own = node * FIELDS;
    }
    return node;
  }
}
