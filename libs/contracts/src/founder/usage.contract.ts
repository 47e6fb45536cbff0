import { z } from 'zod';
import { defineRoute } from '../core/route.js';

/** Days of usage that are shown, today included (section 9 of the specification, 'usage window'). */
export const USAGE_WINDOW_DAYS = 30;

/**
 * What is counted (decision D10), in the order it is shown: analyses by what was analysed, insights about an industry (sections that
 * were generated together are one use), applications that were begun, answers of an application that were written or changed, each
 * question once a day, and texts that were generated for all of its questions. What a browser or the server had kept is no use, and
 * neither is looking into a quick select.
 */
export const USAGE_TOOLS = [
  'pitchAnalyses',
  'ideaChecks',
  'industryInsights',
  'answerAnalyses',
  'applications',
  'applicationAnswers',
  'prefills',
] as const;
export const usageToolSchema = z.enum(USAGE_TOOLS);
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
