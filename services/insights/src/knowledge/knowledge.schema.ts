import { IDEA_INDUSTRIES, IDEA_TARGET_USERS } from '@playbook/contracts/analysis/idea-check.schema';
import {
  INSIGHT_SECTIONS,
  insightChartSchema,
  insightConfidenceSchema,
  insightSourceSchema,
} from '@playbook/contracts/insights/industry-insights.schema';
import { z } from 'zod';

/** The shapes of the files in `knowledge/`. `source` is a key of `sources.json`; advice has none. */
const origin = { confidence: insightConfidenceSchema, source: z.string().optional() };
const statement = z.object({ text: z.string(), ...origin });
const benchmark = z.object({ name: z.string(), benchmark: z.string(), ...origin });

const section = z.object({
  insights: z.array(statement).min(1),
  suggestions: z.array(z.string()).min(1),
  examples: z.array(statement).min(1),
  metrics: z.array(benchmark).min(1),
});

export const INDUSTRY_NAMES = [...IDEA_INDUSTRIES, 'General'] as const;
export type IndustryName = (typeof INDUSTRY_NAMES)[number];

export const sourcesFileSchema = z.record(z.string(), insightSourceSchema);
export const industriesFileSchema = z.record(z.enum(INDUSTRY_NAMES), z.record(z.enum(INSIGHT_SECTIONS), section));
export const benchmarksFileSchema = z.array(benchmark);
export const personasFileSchema = z.record(
  z.enum(IDEA_TARGET_USERS),
  z.array(z.object({ name: z.string(), description: z.string() })).min(1),
);
export const chartsFileSchema = z.partialRecord(
  z.enum(INDUSTRY_NAMES),
  insightChartSchema.omit({ source: true }).extend({ source: z.string() }),
);
/** Well-known companies of each industry, for whoever has chosen it and written nothing yet. */
export const rivalsFileSchema = z.record(z.enum(INDUSTRY_NAMES), z.array(z.string().min(1)));
/** Where a kind of customer is listed or counted, by patterns of its names. */
export const registersFileSchema = z
  .array(z.strictObject({ customers: z.array(z.string().min(1)).min(1), register: z.string().min(1) }))
  .min(1);
