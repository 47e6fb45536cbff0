import { readFileSync } from 'node:fs';
import type { IdeaTargetUser } from '@playbook/contracts/analysis/idea-check.schema';
import type {
  InsightChart,
  InsightConfidence,
  InsightMetric,
  InsightSection,
  InsightSource,
  SourcedText,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { z } from 'zod';
import {
  benchmarksFileSchema,
  chartsFileSchema,
  industriesFileSchema,
  type IndustryName,
  personasFileSchema,
  registersFileSchema,
  rivalsFileSchema,
  sourcesFileSchema,
} from './knowledge.schema.js';
import { wholeWords } from './whole-words.js';

/** Who speaks. The version is the month in which the figures were gathered; it changes with them. */
export const KNOWLEDGE_ENGINE: Engine = { kind: 'rubric', label: 'Built-in industry knowledge', version: '2026.11' };

/** What is known of one section of an industry. */
export interface SectionKnowledge {
  readonly insights: readonly SourcedText[];
  readonly suggestions: readonly string[];
  readonly examples: readonly SourcedText[];
  readonly metrics: readonly InsightMetric[];
}

const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(new URL(`../../knowledge/${name}.json`, import.meta.url), 'utf8')));

const SOURCES = read('sources', sourcesFileSchema);

function sourceOf(key: string): InsightSource {
  const source = SOURCES[key];
  if (!source) throw new Error(`knowledge/sources.json has no ${key}`);
  return source;
}

const withSource = <T extends { readonly source?: string | undefined; readonly confidence: InsightConfidence }>(
  item: T,
) => ({ ...item, source: item.source === undefined ? null : sourceOf(item.source) });

const INDUSTRIES = read('industries', industriesFileSchema);
const CHARTS = read('charts', chartsFileSchema);
const PERSONAS = read('personas', personasFileSchema);

/** Ten industries and what holds for all of them, gathered from public sources; every figure names one. */
export const KNOWLEDGE: Readonly<Record<IndustryName, Readonly<Record<InsightSection, SectionKnowledge>>>> = mapValues(
  INDUSTRIES,
  (sections) =>
    mapValues(sections, ({ insights, suggestions, examples, metrics }) => ({
      insights: insights.map(withSource),
      suggestions,
      examples: examples.map(withSource),
      metrics: metrics.map(withSource),
    })),
);

/** Benchmarks that partners use in every industry. */
export const BENCHMARKS: readonly InsightMetric[] = read('benchmarks', benchmarksFileSchema).map(withSource);

const RIVALS = read('rivals', rivalsFileSchema);

/** Well-known companies of an industry; whether one is a rival only a founder can say. */
export const rivalsOf = (industry: IndustryName): readonly string[] => RIVALS[industry];

const REGISTERS = read('registers', registersFileSchema).map(({ customers, register }) => ({
  names: wholeWords(customers),
  register,
}));

/** Who lists or counts customers of a name, as the end of a sentence, of those registers that may be named; null where no such list is known. */
export const registerOf = (customers: string, isNamed: (register: string) => boolean): string | null =>
  REGISTERS.find(({ names, register }) => names.test(customers) && isNamed(register))?.register ?? null;

/** The market in figures of one source; null where no source gives two that can stand side by side. */
export function marketChartOf(industry: IndustryName): InsightChart | null {
  const chart = CHARTS[industry];
  return chart ? { ...chart, source: sourceOf(chart.source) } : null;
}

/** People behind a choice of target user, as `Name: description`; none where nothing was chosen. */
export const personasOf = (targetUser: IdeaTargetUser): readonly string[] =>
  targetUser === 'Not specified' ? [] : PERSONAS[targetUser].map(({ name, description }) => `${name}: ${description}`);

function mapValues<K extends string, V, R>(record: Readonly<Record<K, V>>, change: (value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, change(value)])) as Record<K, R>;
}
