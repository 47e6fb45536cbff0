import { z } from 'zod';
import { DASHBOARD_ACTIVITY_MAX_ITEMS, DASHBOARD_TREND_MAX_POINTS, OVERALL_MAX_POINTS } from '../core/limits.js';
import { READINESS_AREAS } from '../applications/catalogue/readiness-areas.js';

const score = z.int().min(0).max(OVERALL_MAX_POINTS);
const percent = z.int().min(0).max(100);
const count = z.int().min(0);

/** How an analysed text has scored so far. What could not be scored does not count. */
export const scoreHistorySchema = z.object({
  /** Scored attempts. */
  count,
  /** Null before the first attempt. */
  latest: score.nullable(),
  /** The attempt before the latest; null before the second one. */
  previous: score.nullable(),
  /** The newest attempts, oldest first. */
  trend: z.array(z.object({ score, at: z.iso.datetime() })).max(DASHBOARD_TREND_MAX_POINTS),
});
export type ScoreHistory = z.infer<typeof scoreHistorySchema>;

/** How far the founder's newest application is; nothing is complete before there is one. */
export const applicationStandingSchema = z.object({
  /** Share of the eight areas that have an answer (decision D5), rounded. */
  readinessPercent: percent,
  completeAreas: z.array(z.enum(READINESS_AREAS)),
  /** Of the 17 required questions. */
  answeredFields: count,
  totalFields: count,
  /** Share of answered questions, rounded. */
  progressPercent: percent,
});
export type ApplicationStanding = z.infer<typeof applicationStandingSchema>;

/** Mean of the newest scores of the required answers; null before one of them was analysed. */
export const answerQualitySchema = z.object({
  score: score.nullable(),
  /** Required answers that the mean is of. */
  analyzedFields: count,
});
export type AnswerQuality = z.infer<typeof answerQualitySchema>;

/** What a founder can have done lately. */
export const ACTIVITY_ACTIONS = ['pitch-analyzed', 'idea-checked', 'answer-analyzed', 'answer-saved'] as const;
export const activityActionSchema = z.enum(ACTIVITY_ACTIONS);
export type ActivityAction = z.infer<typeof activityActionSchema>;

/** One thing that a founder did. It has a score where a text was judged, and a progress where an answer was saved. */
export const activitySchema = z.object({
  action: activityActionSchema,
  /** The beginning of the text, or the question of an answer. */
  item: z.string(),
  score: score.nullable(),
  /** Percent of the application's required questions that are answered now. */
  progress: percent.nullable(),
  /** Points against the attempt before; null where there was none. */
  improvement: z.int().nullable(),
  at: z.iso.datetime(),
});
export type Activity = z.infer<typeof activitySchema>;

/** Newest first. */
export const activitiesSchema = z.array(activitySchema).max(DASHBOARD_ACTIVITY_MAX_ITEMS);

/** How near a deadline is: 7 days or fewer, 30 or fewer, more (specification, section 4). */
export const DEADLINE_URGENCIES = ['URGENT', 'HIGH', 'NORMAL'] as const;

const namedDeadlineSchema = z.object({
  label: z.string(),
  deadline: z.iso.datetime(),
  /** Whether the founder set it; otherwise it is of the batch calendar. */
  isOwn: z.boolean().default(false),
});

/** The next deadline: of the batch calendar, or a founder's own target date where that is nearer. */
export const batchDeadlineSchema = namedDeadlineSchema.extend({
  /** The other one, where there are two. */
  later: namedDeadlineSchema.nullable().default(null),
  /** Begun days until the deadline; 0 only at the very instant. */
  daysLeft: count,
  urgency: z.enum(DEADLINE_URGENCIES),
});
export type BatchDeadline = z.infer<typeof batchDeadlineSchema>;

/** A part that another service speaks for, and that may be away alone. */
const part = <T extends z.ZodType>(value: T) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), value }),
    z.object({ state: z.literal('failed') }),
  ]);

/** What a founder sees first. */
export const dashboardSchema = z.object({
  application: part(applicationStandingSchema),
  quality: part(answerQualitySchema),
  pitch: part(scoreHistorySchema),
  idea: part(scoreHistorySchema),
  /** `isComplete` is false where one of the services did not say what it knows. */
  activity: part(z.object({ items: activitiesSchema, isComplete: z.boolean() })),
  /** Null when no further deadline is announced. */
  deadline: batchDeadlineSchema.nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** One part of the dashboard: its value, or that it failed. */
export type DashboardPart<T> = { readonly state: 'ready'; readonly value: T } | { readonly state: 'failed' };
