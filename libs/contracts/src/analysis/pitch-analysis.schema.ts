import { z } from 'zod';
import { analysisChunkSchema, analystShape, engineSchema } from '../core/analyst.schema.js';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '../core/limits.js';
import { redFlagSchema, spanSchema } from '../core/span.schema.js';

/** The five dimensions of a pitch, each worth 0 to 20 points, in the order they are shown. */
export const PITCH_DIMENSIONS = [
  'clarity',
  'specificity',
  'valueProposition',
  'differentiation',
  'insightStrength',
] as const;
export const pitchDimensionSchema = z.enum(PITCH_DIMENSIONS);
export type PitchDimension = z.infer<typeof pitchDimensionSchema>;

/**
 * Why a dimension has the score it has: one row a measured signal, base value, cap or limit. The points of a dimension's
 * rows add up to its score.
 */
export const evidenceSchema = z.object({
  dimension: pitchDimensionSchema,
  /** Identifier in the rubric, `S1` to `S26`, or `base`, `cap` or `range`; `model` for a language model's own judgement. */
  signal: z.string(),
  /** What was measured, in words a founder understands. */
  label: z.string(),
  points: z.number(),
  /** Where in the text it stands; empty when the signal is about the whole text or about something missing. */
  spans: z.array(spanSchema),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** A lexicon term found in the text, with the plain words to put in its place. */
export const buzzwordSchema = z.object({
  term: z.string(),
  replacement: z.string(),
  /** 1 weak, 2 usually cut, 3 always cut. */
  weight: z.number().int().min(1).max(3),
  span: spanSchema,
});
export type Buzzword = z.infer<typeof buzzwordSchema>;

const dimensionScore = z.number().int().min(0).max(DIMENSION_MAX_POINTS);
export const scoreBreakdownSchema = z.object({
  clarity: dimensionScore,
  specificity: dimensionScore,
  valueProposition: dimensionScore,
  differentiation: dimensionScore,
  insightStrength: dimensionScore,
});
export type ScoreBreakdown = z.infer<typeof scoreBreakdownSchema>;

/** What an engine says about a pitch. Texts and spans refer to the pitch exactly as it was sent. */
export const pitchCritiqueSchema = z.object({
  overallScore: z.number().int().min(0).max(OVERALL_MAX_POINTS),
  scoreBreakdown: scoreBreakdownSchema,
  /** 1 to 5 lines in a partner's voice, worst first, a sincere positive last. */
  partnerFeedback: z.array(z.string()).min(1).max(5),
  rewriteSuggestions: z.object({ clarity: z.string(), insight: z.string() }),
  /** What to do before using a rewrite, for instance to fill in its [placeholders]; null when it can be used as it is. */
  rewriteNotes: z.object({ clarity: z.string().nullable(), insight: z.string().nullable() }),
  /** The same facts in at most 50 characters, the limit of the real form; null when the text holds too little for one. */
  shortVersion: z.string().nullable(),
  buzzwordRisk: z.array(z.string()).max(8),
  buzzwords: z.array(buzzwordSchema),
  readabilityGrade: z.enum(['Simple', 'Complex']),
  wordCount: z.number().int().min(0),
  redFlags: z.array(redFlagSchema),
  evidence: z.array(evidenceSchema),
  /** Set when the text is not a pitch in English: all scores are 0 and the feedback asks for a sentence. */
  notScoredReason: z.enum(['noise', 'not-english']).nullable(),
  engine: engineSchema,
});
export type PitchCritique = z.infer<typeof pitchCritiqueSchema>;

/** A stored analysis of a founder's pitch. */
export const pitchAnalysisSchema = pitchCritiqueSchema.extend({
  id: z.uuid(),
  pitch: z.string(),
  createdAt: z.iso.datetime(),
  ...analystShape,
});
export type PitchAnalysis = z.infer<typeof pitchAnalysisSchema>;

/** What a list of analyses shows of each; the whole analysis is read by its id. */
export const pitchAnalysisSummarySchema = pitchAnalysisSchema.pick({
  id: true,
  pitch: true,
  overallScore: true,
  scoreBreakdown: true,
  notScoredReason: true,
  engine: true,
  createdAt: true,
});
export type PitchAnalysisSummary = z.infer<typeof pitchAnalysisSummarySchema>;

/** What there is of an analysis while a language model still writes it. Scores in it can still change. */
export const pitchPartialSchema = z.object({
  scoreBreakdown: scoreBreakdownSchema.partial(),
  partnerFeedback: z.array(z.string()).max(5),
});
export type PitchPartial = z.infer<typeof pitchPartialSchema>;

/** What arrives before a pitch analysis. */
export const pitchChunkSchema = analysisChunkSchema(pitchPartialSchema);
export type PitchChunk = z.infer<typeof pitchChunkSchema>;
