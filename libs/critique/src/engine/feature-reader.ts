import type { Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from './feature.js';
import { oncePer } from '../text/once-per.js';
import { overlaps } from '../text/spans/span.js';

/** Measurements by name. */
export interface FeatureReader {
  /** 0 for what was not found. */
  readonly valueOf: (name: string) => number;
  /** Where the named features stand, without overlaps, in order of appearance. */
  readonly spansOf: (names: readonly string[]) => Span[];
}

/** Reads the features of an answer by name; one reader serves all that is written about it. */
export const featureReader = oncePer(newReader);

function newReader(features: readonly Feature[]): FeatureReader {
  const byName = new Map(features.map((feature) => [feature.id, feature]));
  return {
    valueOf: (name) => byName.get(name)?.value ?? 0,
    spansOf: (names) => {
      const spans: Span[] = [];
      for (const { start, end } of names.flatMap((name) => byName.get(name)?.spans ?? [])) {
        if (end > start && !spans.some((other) => overlaps(other, { start, end }))) spans.push({ start, end });
      }
      return spans.toSorted((a, b) => a.start - b.start);
    },
  };
}
