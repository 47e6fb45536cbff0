import { z } from 'zod';
import { STORED_KINDS } from '../analysis/analysis-kinds.contract.js';
import { defineRoute } from '../core/route.js';

/** Days of usage that are shown, today included (section 9 of the specification, 'usage window'). */
export const USAGE_WINDOW_DAYS = 30;

/** Insights are made about an idea: they are listed behind pitches and ideas. */
const KINDS_BEFORE_INSIGHTS = 2;

/**
 * What is counted (decision D10), in the order it is shown: analyses by what was analysed, insights about an industry (sections that
 * were generated together are one use), demo videos and decks by their upload, applications that were begun, answers of an application
 * that were written or changed, each question once a day, texts that were generated for all of its questions, and mock interviews. What a browser or the
 * server had kept is no use, and neither is looking into a quick select.
 */
export const USAGE_TOOLS = [
  ...STORED_KINDS.slice(0, KINDS_BEFORE_INSIGHTS),
  'industryInsights',
  ...STORED_KINDS.slice(KINDS_BEFORE_INSIGHTS),
  'demoAnalyses',
  'deckAnalyses',
  'applications',
  'applicationAnswers',
  'prefills',
  'interviews',
] as const;
const usageToolSchema = z.enum(USAGE_TOOLS);
export type UsageTool = z.infer<typeof usageToolSchema>;

/** Uses of one tool on one day. Days are those of UTC, for every founder the same. */
export const dayUsesSchema = z.object({ tool: usageToolSchema, date: z.iso.date(), uses: z.number().int().min(1) });
export type DayUses = z.infer<typeof dayUsesSchema>;

const count = z.number().int().min(0);

/** What a founder did within the window. */
export const usageSchema = z.object({
  /** First and last day of the window; both count. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Uses of all tools. */
  total: count,
  /** Every tool, in the order of `USAGE_TOOLS`; its days with a use, the newest first. */
  tools: z.array(
    z.object({ tool: usageToolSchema, total: count, days: z.array(dayUsesSchema.pick({ date: true, uses: true })) }),
  ),
});
export type Usage = z.infer<typeof usageSchema>;

export const getUsageRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/usage',
  access: 'founder',
  response: usageSchema,
  status: 200,
});
