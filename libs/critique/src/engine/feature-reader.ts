import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../text/spans/span.js';
import { oncePer } from '../text/once-per.js';
import type { Feature } from './feature.js';

/** Measurements by name. */
export interface FeatureReader<S extends Span = Span, Id extends string = string> {
  readonly featureOf: (name: Id) => Feature<S, Id> | undefined;
  /** 0 for what was not found. */
  readonly valueOf: (name: Id) => number;
  /** Where the named features stand, without overlaps, in order of appearance. */
  readonly spansOf: (names: readonly Id[]) => Span[];
}

function newReader(features: readonly Feature[]): FeatureReader {
  const byName = new Map(features.map((feature) => [feature.id, feature]));
  return {
    featureOf: (name) => byName.get(name),
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

const readerOf = oncePer<readonly Feature[], FeatureReader>(newReader);

/** Reads the features of a text by name; one reader serves all that is written about it. */
export const featureReader = <S extends Span, Id extends string>(
  features: readonly Feature<S, Id>[],
): FeatureReader<S, Id> => readerOf(features) as unknown as FeatureReader<S, Id>;
