import { z } from 'zod';
import { degradedShape, engineSchema } from '../core/analyst.schema.js';
import { OVERALL_MAX_POINTS } from '../core/limits.js';
import { redFlagSchema, spanSchema } from '../core/span.schema.js';
import { DEMO_VIDEO_MAX_S } from './demo-limits.js';
import { stretchSchema } from './media-facts.schema.js';

/** What a video is for: targets of length, order and content differ. */
export const DEMO_FORMATS = ['application', 'demo-day', 'product'] as const;
export const demoFormatSchema = z.enum(DEMO_FORMATS);
export type DemoFormat = z.infer<typeof demoFormatSchema>;

/** The six criteria in the order they are shown (section 9 of the specification). */
export const DEMO_CRITERIA = [
  'problemClarity',
  'solutionDemo',
  'marketValidation',
  'teamCredibility',
  'businessModel',
  'presentation',
] as const;
export const demoCriterionSchema = z.enum(DEMO_CRITERIA);
export type DemoCriterion = z.infer<typeof demoCriterionSchema>;

/** What a stretch of the talk is about. */
export const DEMO_TOPICS = ['who', 'problem', 'solution', 'proof', 'team', 'model', 'ask', 'other'] as const;
export const demoTopicSchema = z.enum(DEMO_TOPICS);
export type DemoTopic = z.infer<typeof demoTopicSchema>;

const points = z.number().int().min(0).max(OVERALL_MAX_POINTS);
const seconds = z
  .number()
  .min(0)
  .max(DEMO_VIDEO_MAX_S + 1);

/** Something that can be seen or heard at a moment of the video: a quote of at most twelve words, or a measurement. */
export const momentSchema = z.object({
  /** Null where it is about the whole video. */
  atS: seconds.nullable(),
  /** The speaker's own words; null where it is a measurement. */
  quote: z.string().max(300).nullable(),
  /** Where the quote stands in the transcript. */
  span: spanSchema.nullable(),
  /** What was measured, with its unit; null where it is a quote. */
  measurement: z.string().max(300).nullable(),
});
export type Moment = z.infer<typeof momentSchema>;

/** Points given and taken for one thing; a criterion's rows add up to its score. */
export const demoEvidenceRowSchema = z.object({
  label: z.string().max(300),
  points: z.number(),
  atS: seconds.nullable(),
});
export type DemoEvidenceRow = z.infer<typeof demoEvidenceRowSchema>;

/** What the few moments of a video are that a founder looks at first. */
export const DEMO_MOMENTS = [
  'opening',
  'first-what',
  'first-number',
  'longest-pause',
  'fastest',
  'hardest-to-read',
  'last-line',
] as const;

/** A moment with what is to say about it; the stretch ends at `endS`. */
export const notableMomentSchema = momentSchema.extend({
  kind: z.enum(DEMO_MOMENTS),
  endS: seconds.nullable(),
  remark: z.string().max(600),
});
export type NotableMoment = z.infer<typeof notableMomentSchema>;

/** One criterion of the feedback. */
export const demoFeedbackSectionSchema = z.object({
  category: demoCriterionSchema,
  /** Null where there was nothing to judge it by; it is left out of the overall score then. */
  score: points.nullable(),
  feedback: z.string().max(2_000),
  suggestions: z.array(z.string().max(600)).max(5),
  evidence: z.array(momentSchema).max(8),
  rows: z.array(demoEvidenceRowSchema).max(24),
});
export type DemoFeedbackSection = z.infer<typeof demoFeedbackSectionSchema>;

/** A stretch of the talk with its topic; stretches follow one another. */
export const topicStretchSchema = stretchSchema.extend({ topic: demoTopicSchema });
export type TopicStretch = z.infer<typeof topicStretchSchema>;

/** How a measure stands beside its target. */
export const demoMeasureSchema = z.object({
  /** Stable name, by which two takes are compared. */
  id: z.string().max(40),
  label: z.string().max(80),
  value: z.number(),
  unit: z.string().max(24),
  /** Range that is good for the format; null where an end is open. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  standing: z.enum(['good', 'fair', 'poor']),
  /** How it was obtained. */
  method: z.string().max(200),
});
export type DemoMeasure = z.infer<typeof demoMeasureSchema>;

/**
 * The judgement of a video: by rules, on what was measured and said. It is the same for the same video and transcript but for the words
 * of the feedback, which a language model writes where one is set; `engine` says who wrote them.
 */
export const demoReviewSchema = z.object({
  format: demoFormatSchema,
  /** The founder did not choose the format; its length suggests it. */
  isFormatGuessed: z.boolean(),
  /** Null where no criterion could be judged. */
  overallScore: points.nullable(),
  sections: z.array(demoFeedbackSectionSchema).length(DEMO_CRITERIA.length),
  /** Keep, fix first, fix next. */
  keyTakeaways: z.array(z.string().max(600)).length(3),
  /** Empty without a transcript. */
  topics: z.array(topicStretchSchema).max(400),
  /** Share of its time that a good talk of this format spends on each topic. */
  topicTargets: z.array(z.object({ topic: demoTopicSchema, share: z.number().min(0).max(1) })).max(DEMO_TOPICS.length),
  measures: z.array(demoMeasureSchema).max(40),
  /** In the order of the video. */
  moments: z.array(notableMomentSchema).max(DEMO_MOMENTS.length),
  redFlags: z.array(redFlagSchema).max(20),
  /** Why criteria of content were not judged; null where they were. */
  contentNotJudged: z.enum(['no-transcript', 'not-english', 'too-short']).nullable(),
  engine: engineSchema,
  ...degradedShape,
});
export type DemoReview = z.infer<typeof demoReviewSchema>;
