import { KNOWLEDGE } from '../../knowledge/industry-knowledge.js';
import { INDUSTRY_NAMES } from '../../knowledge/knowledge.schema.js';
import { stemsOf } from '../../startup/text-stems.js';

const SECTIONS = INDUSTRY_NAMES.flatMap((industry) => Object.values(KNOWLEDGE[industry]));
const TEXTS = SECTIONS.flatMap(({ insights, suggestions, examples, metrics }) => [
  ...insights.map(({ text }) => text),
  ...suggestions,
  ...examples.map(({ text }) => text),
  ...metrics.map(({ name }) => name),
]);

/** What is known does not change, so that its words are read once. */
const STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(TEXTS.map((text) => [text, stemsOf(text)]));

/** What a word in common is worth: the rarer in what is known, the more it says. */
const WEIGHTS: ReadonlyMap<string, number> = weightsOf([...STEMS.values()]);

function weightsOf(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const stem of texts.flatMap((stems) => [...stems])) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return new Map([...uses].map(([stem, count]) => [stem, Math.log(texts.length / count)]));
}

/** What a text has in common with the startup's words. */
export interface Closeness {
  readonly sharedWords: number;
  readonly weight: number;
}

/** How close a text is to the words of a startup. */
export function closenessOf(text: string, stems: ReadonlySet<string>): Closeness {
  const shared = [...(STEMS.get(text) ?? stemsOf(text))].filter((stem) => stems.has(stem));
  return { sharedWords: shared.length, weight: shared.reduce((sum, stem) => sum + (WEIGHTS.get(stem) ?? 0), 0) };
}

/** The same items, those that are closest to the startup's words first. */
export function closestFirst<T>(items: readonly T[], stems: ReadonlySet<string>, textOf: (item: T) => string): T[] {
  const weights = new Map(items.map((item) => [item, closenessOf(textOf(item), stems).weight]));
  return items.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}
