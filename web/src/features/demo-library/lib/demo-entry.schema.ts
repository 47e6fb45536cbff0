import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { z } from 'zod';

/** The six scored categories of a demo, in the order they are shown (section 3 of the specification). */
export const DEMO_CATEGORIES = [
  'problemClarity',
  'solutionDemo',
  'marketValidation',
  'teamCredibility',
  'businessModel',
  'callToAction',
] as const;
export type DemoCategory = (typeof DEMO_CATEGORIES)[number];

export const DEMO_FORMATS = [
  'demo-day pitch',
  'YC application video',
  'product demo',
  'company film about its demo day',
] as const;
export type DemoFormat = (typeof DEMO_FORMATS)[number];

const score = z.number().int().min(0).max(OVERALL_MAX_POINTS);
const category = z.object({ score, insights: z.array(z.string()).min(1) });

/** One analysed video. */
export const demoEntrySchema = z.object({
  id: z.string(),
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  analysis: z.object({
    title: z.string(),
    company: z.string(),
    /** Mean of the categories, weighted by the format. */
    overallScore: score,
    keyTakeaways: z.array(z.string()).min(1),
    problemClarity: category,
    solutionDemo: category,
    marketValidation: category,
    teamCredibility: category,
    businessModel: category,
    callToAction: category,
  }),
  batch: z.string(),
  /** When it was recorded. */
  year: z.number().int(),
  channel: z.string(),
  format: z.enum(DEMO_FORMATS),
  /** What the insights rest on. */
  basis: z.string(),
  /** The honest weakness. */
  whatToCopyLess: z.string(),
  /** Moments of the video, as minutes and seconds. */
  timestamps: z.array(z.object({ at: z.string().regex(/^\d+:\d\d$/), note: z.string() })),
});
export type DemoEntry = z.infer<typeof demoEntrySchema>;
