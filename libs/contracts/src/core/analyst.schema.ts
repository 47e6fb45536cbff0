import { z } from 'zod';

/** Who made an analysis; shown with every result (decision D3). */
export const engineSchema = z.object({
  kind: z.enum(['rubric', 'model']),
  label: z.string(),
  version: z.string(),
});
export type Engine = z.infer<typeof engineSchema>;

/**
 * Why the built-in engine judged although a language model is configured (decision D3). The words for the founder stand in
 * the web app.
 */
export const DEGRADED_REASONS = [
  // The provider
  'timeout',
  'unreachable',
  'rate-limited',
  'provider-error',
  // Its reply: against the schema twice, or with something in it that must not be shown
  'reply-invalid',
  'reply-unsafe',
  // Ours: budgets that are used up or cannot be counted, too many calls at once, a pause after many failures
  'budget-founder',
  'budget-call',
  'budget-unknown',
  'busy',
  'paused',
] as const;
export const degradedReasonSchema = z.enum(DEGRADED_REASONS);
export type DegradedReason = z.infer<typeof degradedReasonSchema>;

/**
 * Why a model's points were held: the text talks to the judge, it is stuffed with words that say nothing, the model quotes
 * nothing for its points, or they are too far from what was measured.
 */
export const scoreBoundReasonSchema = z.enum([
  'instructions',
  'stuffing',
  'no-quote',
  'above-measurement',
  'below-measurement',
]);
export type ScoreBoundReason = z.infer<typeof scoreBoundReasonSchema>;

/** One score that the measured evidence contradicts, and what was kept of it, both in points. */
export const scoreBoundSchema = z.object({
  dimension: z.string(),
  proposed: z.number(),
  kept: z.number(),
  reason: scoreBoundReasonSchema,
});
export type ScoreBound = z.infer<typeof scoreBoundSchema>;

/**
 * How an analysis came about, beside the engine that it names: every kind of analysis has these fields. Analyses that were
 * stored before there was a model lack them.
 */
export const degradedShape = {
  /** The configured language model was not heard; the built-in engine judged. */
  degraded: z.boolean().default(false),
  degradedReason: degradedReasonSchema.nullable().default(null),
  /** For the founder, where there is something to know or to do: for instance when the day's budget comes back. */
  message: z.string().nullable().default(null),
};
const degradedOutcomeSchema = z.object(degradedShape);
export type DegradedOutcome = z.output<typeof degradedOutcomeSchema>;
/** The outcome where everything went as it should. */
export const NOT_DEGRADED: DegradedOutcome = { degraded: false, degradedReason: null, message: null };

/** The same for analyses with scores. */
export const analystShape = {
  ...degradedShape,
  /** Scores of the model that were held; empty when it was believed. */
  scoreBounds: z.array(scoreBoundSchema).default([]),
};
const analystOutcomeSchema = z.object(analystShape);
export type AnalystOutcome = z.output<typeof analystOutcomeSchema>;

/** What an analysis is busy with: measured by the built-in engine, the model asked, its reply checked, asked once more. */
export const analysisStageSchema = z.enum(['measured', 'asked', 'checking', 'repairing']);
export type AnalysisStage = z.infer<typeof analysisStageSchema>;

/** What arrives before an analysis: how far it is, and what there is of it. A chunk is never a result. */
export const analysisChunkSchema = <P extends z.ZodType>(partial: P) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('progress'), stage: analysisStageSchema }),
    z.object({ kind: z.literal('partial'), partial }),
  ]);
