import type { SharedNode } from './shared-model.js';

const LEAF = 0xffff;
/** Numbers a node: the feature it asks, the rank of its cut, and how many nodes further on its high branch begins. */
const FIELDS = 3;

const nodesIn = (node: SharedNode): number => ('feature' in node ? 1 + nodesIn(node.low) + nodesIn(node.high) : 1);

const isSplit = (node: SharedNode): node is Extract<SharedNode, { feature: number }> => 'feature' in node;

/** Every value at which a feature is cut, lowest first, by feature. */
function cutsByFeature(trees: readonly SharedNode[], features: number): Float64Array[] {
  const cuts = Array.from({ length: features }, (): number[] => []);
  const collect = (node: SharedNode): void => {
    if (!isSplit(node)) return;
    cuts[node.feature]?.push(node.at);
    collect(node.low);
    collect(node.high);
  };
  trees.forEach(collect);
  return cuts.map((own) =>
    Float64Array.from(own)
      .toSorted()
      .filter((cut, place, all) => cut !== all[place - 1]),
  );
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
 * Small trees laid out so that a walk touches little memory: a node's low branch stands right behind it, and cuts are
 * compared by their rank among all cuts of the feature. A value goes low exactly when it is not above the cut.
 */
export class TreeNodes {
  /** First node of each tree. */
  readonly roots: Int32Array;
  /** How many nodes there are. */
  readonly count: number;
  private readonly fields: Uint16Array;
  private readonly cuts: readonly Float64Array[];
  /** Rank of 0 by feature: most features of a text are 0. */
  private readonly zeroRanks: Uint16Array;

  /** Throws a RangeError for a model too large to be laid out. */
  constructor(trees: readonly SharedNode[], features: number) {
    this.count = trees.reduce((sum, tree) => sum + nodesIn(tree), 0);
    this.fields = new Uint16Array(this.count * FIELDS);
    this.cuts = cutsByFeature(trees, features);
    if (features >= LEAF || this.cuts.some(({ length }) => length >= LEAF))
      throw new RangeError('Too many features or cuts');
    this.zeroRanks = Uint16Array.from(this.cuts, (cuts) => rankOf(0, cuts));
    let filled = 0;
    const add = (node: SharedNode): number => {
      const place = filled;
      filled += 1;
      if ('feature' in node) {
        add(node.low);
        this.write(place, node, add(node.high) - place);
      } else this.fields[place * FIELDS] = LEAF;
      return place;
    };
    this.roots = Int32Array.from(trees, add);
  }

  private write(place: number, { feature, at }: Extract<SharedNode, { feature: number }>, high: number): void {
    if (high >= LEAF) throw new RangeError('Too large a tree');
    const cuts = this.cuts[feature];
    this.fields[place * FIELDS] = feature;
    this.fields[place * FIELDS + 1] = cuts === undefined ? 0 : rankOf(at, cuts);
    this.fields[place * FIELDS + 2] = high;
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

  /** The feature a node asks; -1 for a leaf. */
  featureAt(node: number): number {
    const feature = this.fields[node * FIELDS] ?? LEAF;
    return feature === LEAF ? -1 : feature;
  }

  /** Where a split's high branch begins; its low one stands right behind it. */
  highOf(node: number): number {
    return node + (this.fields[node * FIELDS + 2] ?? 0);
  }

  /** The branch of a split that is taken for the given ranks. */
  nextOf(node: number, feature: number, ranks: Uint16Array): number {
    const place = node * FIELDS;
    return (ranks[feature] ?? 0) <= (this.fields[place + 1] ?? 0) ? node + 1 : this.highOf(node);
  }

  /** The leaf a tree comes to. */
  leafOf(root: number, ranks: Uint16Array): number {
    let node = root;
    for (let feature = this.featureAt(node); feature >= 0; feature = this.featureAt(node))
      node = this.nextOf(node, feature, ranks);
    return node;
  }
}
