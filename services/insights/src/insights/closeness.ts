import { KNOWLEDGE } from '../knowledge/industry-knowledge.js';
import { INDUSTRY_NAMES } from '../knowledge/knowledge.schema.js';
import { stemsOf } from '../startup/text-stems.js';

const SECTIONS = INDUSTRY_NAMES.flatMap((industry) => Object.values(KNOWLEDGE[industry]));
const TEXTS = SECTIONS.flatMap(({ insights, suggestions, examples, metrics }) => [
  ...insights.map(({ text }) => text),
  ...suggestions,
  ...examples.map(({ text }) => text),
  ...metrics.map(({ name }) => name),
]);

/** What a word in common is worth: the rarer in what is known, the more it says. */
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [
    ...Map.groupBy(
      TEXTS.flatMap((text) => [...stemsOf(text)]),
      (stem) => stem,
    ),
  ].map(([stem, uses]) => [stem, Math.log(TEXTS.length / uses.length)]),
);

/** What a text has in common with the startup's words. */
export interface Closeness {
  readonly sharedWords: number;
  readonly weight: number;
}

/** How close a text is to the words of a startup. */
export function closenessOf(text: string, stems: ReadonlySet<string>): Closeness {
  const shared = [...stemsOf(text)].filter((stem) => stems.has(stem));
  return { sharedWords: shared.length, weight: shared.reduce((sum, stem) => sum + (WEIGHTS.get(stem) ?? 0), 0) };
}

/** The same items, those that are closest to the startup's words first. */
export function closestFirst<T>(items: readonly T[], stems: ReadonlySet<string>, textOf: (item: T) => string): T[] {
  const weights = new Map(items.map((item) => [item, closenessOf(textOf(item), stems).weight]));
  return items.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}
