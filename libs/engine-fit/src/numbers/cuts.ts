import type { BoostOptions, BoostTraining } from './boost-training.js';
import { totalWith, totalWithout, type Residuals, type Total } from './residuals.js';

/** A cut of a feature, with the texts up to it and above it. */
export interface Cut {
  readonly feature: number;
  readonly at: number;
  readonly low: Total;
  readonly high: Total;
  /** The two sides together, rounded as they are. */
  readonly both: Total;
}

/** Where a tree may cut. */
export interface Cuts {
  /** True where totals are added up by bins: rounded in another order than text by text, they are good for a choice only. */
  readonly isBinned: boolean;
  /** Begins a tree. */
  begin(): void;
  /** Cuts of the features that are drawn. A side may be too small. */
  of(rows: readonly number[], total: Total): Iterable<Cut>;
}

/** What a fit gives to those who look for cuts. */
export interface CutSource {
  readonly training: BoostTraining;
  readonly residuals: Residuals;
  readonly options: BoostOptions;
  readonly random: () => number;
}

const MAX_CUTS = 14;
const DIGITS = 1e4;
/** A number as it stands in a model file. */
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** Places between the values of a column; of many values those that part it into equal shares. */
function placesIn(column: Float64Array): number[] {
  const sorted = column.toSorted();
  const distinct = [...new Set(sorted)];
  if (distinct.length <= MAX_CUTS)
    return distinct.slice(1).map((value, index) => rounded((value + (distinct[index] ?? value)) / 2));
  const quantiles = Array.from(
    { length: MAX_CUTS },
    (_, cut) => sorted[Math.floor(((cut + 1) * sorted.length) / (MAX_CUTS + 1))] ?? 0,
  );
  return [...new Set(quantiles)].map(rounded);
}

/** Every place of a feature, the features drawn anew for each tree. */
export function everyCut({ training, residuals, options, random }: CutSource): Cuts {
  const places = training.columns.map(placesIn);
  const bins = training.columns.map((column, feature) =>
    Uint8Array.from(column, (value) => (places[feature] ?? []).filter((at) => value > at).length),
  );
  let drawn: readonly number[] = [];
  function* cutsOf(feature: number, rows: readonly number[], total: Total): Iterable<Cut> {
    const own = places[feature] ?? [];
    const totals = residuals.totalsByBin(rows, bins[feature] ?? new Uint8Array(), own.length + 1);
    let low: Total = { sums: new Float64Array(residuals.width), weight: 0, count: 0 };
    for (const [index, at] of own.entries()) {
      const bin = totals[index];
      if (bin === undefined) continue;
      low = totalWith(low, bin);
      const high = totalWithout(total, low);
      yield { feature, at, low, high, both: totalWith(low, high) };
    }
  }
  return {
    isBinned: true,
    begin: () => {
      drawn = places.flatMap((own, feature) => (own.length > 0 && random() < options.featureShare ? [feature] : []));
    },
    *of(rows, total) {
      for (const feature of drawn) yield* cutsOf(feature, rows, total);
    },
  };
}

/**
 * One place of a feature, drawn at random, the features drawn anew for each split (Geurts, Ernst and Wehenkel 2006): smoother
 * than the best of all places on few texts.
 */
export function randomCuts({ training, residuals, options, random }: CutSource): Cuts {
  function cutOf(feature: number, column: Float64Array, rows: readonly number[], total: Total): Cut | null {
    let lowest = Infinity;
    let highest = -Infinity;
    for (const row of rows) {
      const value = column[row] ?? 0;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    if (lowest === highest) return null;
    const at = rounded(lowest + random() * (highest - lowest));
    const low = residuals.totalOf(rows, column, at);
    return { feature, at, low, high: totalWithout(total, low), both: total };
  }
  return {
    isBinned: false,
    begin: () => undefined,
    *of(rows, total) {
      for (const [feature, column] of training.columns.entries()) {
        const cut = random() < options.featureShare ? cutOf(feature, column, rows, total) : null;
        if (cut !== null) yield cut;
      }
    },
  };
}
