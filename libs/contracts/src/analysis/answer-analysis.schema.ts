import { z } from 'zod';
import { analystShape, engineSchema } from '../core/analyst.schema.js';
import { APPLICATION_FIELDS } from '../applications/catalogue/application-fields.js';
import { ANSWER_MAX_CHARS, DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '../core/limits.js';
import { redFlagSchema, spanSchema } from '../core/span.schema.js';
import { founderText } from '../core/text.schema.js';
import { ideaStageSchema } from './idea-check.schema.js';

/** The five sub-scores of an answer, each worth 0 to 20 points, in the order they are shown. */
export const ANSWER_DIMENSIONS = ['clarity', 'insight', 'urgency', 'scalability', 'founderMarketFit'] as const;
export const answerDimensionSchema = z.enum(ANSWER_DIMENSIONS);
export type AnswerDimension = z.infer<typeof answerDimensionSchema>;

const isField = ({ sectionId, fieldId }: { sectionId: string; fieldId: string }): boolean =>
  APPLICATION_FIELDS.some((field) => field.id === fieldId && field.sectionId === sectionId);

const ID_MAX_CHARS = 64;
const idSchema = z.string().max(ID_MAX_CHARS);

/** An answer and the question it answers, before it is known whether there is such a question. */
export const answerFormSchema = z.object({
  type: z.literal('yc-application'),
  sectionId: idSchema,
  fieldId: idSchema,
  answer: founderText(ANSWER_MAX_CHARS),
  /** How far the company is by the founder's idea check: what is asked depends on it, and no score does. */
  stage: ideaStageSchema.optional(),
});
export type AnswerForm = Omit<z.infer<typeof answerFormSchema>, 'type'>;

/** Adds to a schema of an answer that its question exists. */
export const ofAField = <T extends z.ZodType<{ sectionId: string; fieldId: string }>>(schema: T): T =>
  schema.refine(isField, { error: 'is not a field of the application', path: ['fieldId'] });

/** A row's points belong to the answer's score, to one of its sub-scores or to the YC alignment score. */
export const answerEvidenceSchema = z.object({
  dimension: z.enum([...ANSWER_DIMENSIONS, 'overall', 'ycAlignment']),
  /** Identifier of the signal, `A1` and so on, or `base`, `cap` or `range`. */
  signal: z.string(),
  /** What was measured, in words a founder understands. */
  label: z.string(),
  points: z.number(),
  /** Where in the answer it stands; empty when it is about the whole answer or about something missing. */
  spans: z.array(spanSchema),
});
export type AnswerEvidence = z.infer<typeof answerEvidenceSchema>;

/** Vague words of the answer and what to put in their place. */
export const specificityImprovementSchema = z.object({ found: z.string(), replacement: z.string(), span: spanSchema });
export type SpecificityImprovement = z.infer<typeof specificityImprovementSchema>;

const subScore = z.number().int().min(0).max(DIMENSION_MAX_POINTS);
const score = z.number().int().min(0).max(OVERALL_MAX_POINTS);

/** What an engine says about an answer of the application. Texts and spans refer to the answer exactly as it was sent. */
export const answerCritiqueSchema = z.object({
  /** The field's badge: the same as `overallScore`. */
  score,
  overallScore: score,
  ycAlignmentScore: score,
  clarityScore: subScore,
  insightScore: subScore,
  urgencyScore: subScore,
  scalabilityScore: subScore,
  founderMarketFitScore: subScore,
  /** 2 to 4 sentences: what was understood, the biggest hole, what to do next, and a question of the interview. */
  partnerFeedback: z.string(),
  /** The biggest hole in a few words; null when nothing stands out. */
  worstFlaw: z.string().nullable(),
  redFlags: z.array(redFlagSchema),
  suggestions: z.array(z.string()).max(5),
  /**
   * Shorter, sharper, bolder: never a fact the founder did not write; what is missing stands in [placeholders]. Empty where there is no
   * better version of that kind.
   */
  rewriteOptions: z.tuple([z.string(), z.string(), z.string()]),
  technicalCredibilityTips: z.array(z.string()).max(3),
  ycTrendAlignment: z.array(z.string()).max(3),
  specificityImprovements: z.array(specificityImprovementSchema).max(5),
  evidence: z.array(answerEvidenceSchema),
  wordCount: z.number().int().min(0),
  /** Set for keyboard noise, which is no answer, and for other languages, which are judged by their facts alone. */
  notEnglishReason: z.enum(['noise', 'not-english']).nullable(),
  engine: engineSchema,
});
export type AnswerCritique = z.infer<typeof answerCritiqueSchema>;

/** A stored analysis of one answer. `type` tells it from the other analyses that `analyze-content` makes. */
export const answerAnalysisSchema = answerCritiqueSchema.extend({
  type: z.literal('yc-application'),
  id: z.uuid(),
  sectionId: z.string(),
  fieldId: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  ...analystShape,
});
export type AnswerAnalysis = z.infer<typeof answerAnalysisSchema>;

/** What a list of analyses shows of each; the whole analysis is read by its id. */
export const answerAnalysisSummarySchema = answerAnalysisSchema.pick({
  id: true,
  sectionId: true,
  fieldId: true,
  answer: true,
  score: true,
  engine: true,
  createdAt: true,
});
export type AnswerAnalysisSummary = z.infer<typeof answerAnalysisSummarySchema>;

/** Sentences of the feedback on an answer. */
export const ANSWER_FEEDBACK_MAX_LINES = 4;

/** What there is of an analysis of an answer while a language model still writes it. Scores in it can still change. */
export const answerPartialSchema = answerCritiqueSchema
  .pick({
    overallScore: true,
    clarityScore: true,
    insightScore: true,
    urgencyScore: true,
    scalabilityScore: true,
    founderMarketFitScore: true,
  })
  .partial()
  .extend({
    type: z.literal('yc-application'),
    /** Sentence by sentence. */
    partnerFeedback: z.array(z.string()).max(ANSWER_FEEDBACK_MAX_LINES),
  });
export type AnswerPartial = z.infer<typeof answerPartialSchema>;
