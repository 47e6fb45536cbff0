import { z } from 'zod';
import { idempotencyKeySchema } from '../core/function-route.js';
import { degradedShape, engineSchema } from '../core/analyst.schema.js';
import { fieldIdSchema } from '../applications/catalogue/builder-catalogue.js';
import { IDEA_INDUSTRIES, IDEA_STAGES, ideaStageSchema, ideaTargetUserSchema } from '../analysis/idea-check.schema.js';
import {
  IDEA_BRIEF_MAX_CHARS,
  IDEA_PROBLEM_MAX_CHARS,
  INSIGHT_TEXT_MAX_CHARS,
  INSIGHTS_MAX_CHARS,
  STARTUP_DESCRIPTION_MAX_CHARS,
  TARGET_USERS_MAX_CHARS,
} from '../core/limits.js';
import { ideaContextSchema, prefillSchema, suggestedTextSchema } from './smart-suggestions.schema.js';
import { optionalFounderText } from '../core/text.schema.js';

/** The six sections of the Industry Insights screen, in its order (section 3 of the specification). */
export const INSIGHT_SECTIONS = [
  'market-size',
  'target-customers',
  'business-model',
  'competitors',
  'trends',
  'challenges',
] as const;
export const insightSectionSchema = z.enum(INSIGHT_SECTIONS);
export type InsightSection = z.infer<typeof insightSectionSchema>;

/** What insights can be about: questions of the application builder, the sections of the screen, `general` for everything else. */
export const INSIGHT_FIELD_TYPES = [
  'competitors',
  'target-customers',
  'market-size',
  'why-now',
  'problem-examples',
  'metrics',
  'competitive-advantage',
  'company-description',
  'company-oneliner',
  'startup-oneliner',
  'business-model',
  'trends',
  'challenges',
  'general',
] as const;
export const insightFieldTypeSchema = z.enum(INSIGHT_FIELD_TYPES);
export type InsightFieldType = z.infer<typeof insightFieldTypeSchema>;

/** Questions of the builder that are called otherwise here (section 7 of the specification). */
const FIELD_TYPES_OF_QUESTIONS: ReadonlyMap<string, InsightFieldType> = new Map([
  ['problem-statement', 'problem-examples'],
  ['customer-acquisition', 'target-customers'],
]);

/** The kind of insights that help with a question of the application builder. */
export function insightFieldTypeOf(questionId: string): InsightFieldType {
  const own = insightFieldTypeSchema.safeParse(questionId);
  return FIELD_TYPES_OF_QUESTIONS.get(questionId) ?? (own.success ? own.data : 'general');
}

/**
 * What is known of the startup; every part may be missing. `industry` and `stage` are choices of the idea check; `general`, `any` and
 * unknown ones count as not specified.
 */
export const startupContextSchema = ideaContextSchema.extend({
  ideaBrief: optionalFounderText(IDEA_BRIEF_MAX_CHARS).optional(),
  problem: optionalFounderText(IDEA_PROBLEM_MAX_CHARS).optional(),
  stage: z.enum([...IDEA_STAGES, 'any']).optional(),
  /** Answer to 'What does your startup do?', where there is no idea check. */
  description: optionalFounderText(STARTUP_DESCRIPTION_MAX_CHARS).optional(),
  /** Answer to 'Who are your target users?', in the founder's own words. */
  targetUsers: optionalFounderText(TARGET_USERS_MAX_CHARS).optional(),
  /** The builder's question. Its quick select shows options and examples, so that no language model is asked for them. */
  questionId: fieldIdSchema.optional(),
});
export type StartupContext = z.infer<typeof startupContextSchema>;

/** Calls that have it in common count as one use of the founder; a call without it is a use of its own. */
const generation = { generationKey: idempotencyKeySchema.optional() };

/** What a call without one is about (section 7 of the specification). */
const fieldTypeOrGeneral = insightFieldTypeSchema.optional().transform((fieldType) => fieldType ?? 'general');

/** What insights are asked about. Without any word about the startup, the founder's newest idea check is what they are about. */
export const insightsRequestSchema = z.discriminatedUnion('fieldType', [
  startupContextSchema.extend({ fieldType: z.literal('prefill'), ...generation }),
  startupContextSchema.extend({ fieldType: fieldTypeOrGeneral, ...generation }),
]);
export type InsightsRequest = z.infer<typeof insightsRequestSchema>;

const text = optionalFounderText(INSIGHT_TEXT_MAX_CHARS);

/** Where a figure can be checked. */
export const insightSourceSchema = z.object({
  title: text,
  publisher: text,
  year: z.int().min(1900).max(2200),
  url: z.url({ protocol: /^https?$/ }).max(INSIGHT_TEXT_MAX_CHARS),
});
export type InsightSource = z.infer<typeof insightSourceSchema>;

/**
 * How far a statement can be relied on. `seen`: read at its source. `recalled`: widely published, to be checked before it is quoted.
 * `advice`: a rule of thumb without a source.
 */
export const insightConfidenceSchema = z.enum(['seen', 'recalled', 'advice']);
export type InsightConfidence = z.infer<typeof insightConfidenceSchema>;

const originShape = { source: insightSourceSchema.nullable(), confidence: insightConfidenceSchema };
export const sourcedTextSchema = z.object({ text, ...originShape });
export type SourcedText = z.infer<typeof sourcedTextSchema>;

/** A number to watch, and what is usual. */
export const insightMetricSchema = z.object({ name: text, benchmark: text, ...originShape });
export type InsightMetric = z.infer<typeof insightMetricSchema>;

/** Figures of one source, side by side; a bar is a range where the source gives one. */
export const insightChartSchema = z.object({
  title: text,
  /** Written before and after each figure, as `$` or `%`. */
  prefix: text,
  suffix: text,
  bars: z
    .array(z.object({ label: text, low: z.number(), high: z.number() }))
    .min(2)
    .max(6),
  ...originShape,
});
export type InsightChart = z.infer<typeof insightChartSchema>;

/** What the insights stand on. The industry is the founder's choice, or read from their words, or from their target user. */
export const insightBasisSchema = z.object({
  industry: z.enum([...IDEA_INDUSTRIES, 'General']),
  industryFrom: z.enum(['founder', 'words', 'target-user', 'nothing']),
  targetUser: ideaTargetUserSchema,
  stage: ideaStageSchema.nullable(),
});
export type InsightBasis = z.infer<typeof insightBasisSchema>;

const ITEMS_MAX_ITEMS = 12;

/** Insights about one thing. Every figure stands with its source and year. */
export const fieldInsightsSchema = z.object({
  fieldType: insightFieldTypeSchema,
  basis: insightBasisSchema,
  /** Texts for the field's quick select; empty where there is no such field. */
  specificOptions: z.array(suggestedTextSchema.extend({ text })).max(ITEMS_MAX_ITEMS),
  /** For target customers personas in the form `Name: description`, else recommendations. */
  suggestions: z.array(text).max(ITEMS_MAX_ITEMS),
  examples: z.array(sourcedTextSchema).max(ITEMS_MAX_ITEMS),
  /** Markdown. */
  insights: optionalFounderText(INSIGHTS_MAX_CHARS),
  metrics: z.array(insightMetricSchema).max(ITEMS_MAX_ITEMS),
  chart: insightChartSchema.nullable(),
  engine: engineSchema,
  ...degradedShape,
});
export type FieldInsights = z.infer<typeof fieldInsightsSchema>;

/** Texts for the 17 required answers, by `section-field`. */
export const prefillInsightsSchema = z.object({
  fieldType: z.literal('prefill'),
  prefillData: prefillSchema,
  engine: engineSchema,
  ...degradedShape,
});
export type PrefillInsights = z.infer<typeof prefillInsightsSchema>;

export const industryInsightsSchema = z.discriminatedUnion('fieldType', [prefillInsightsSchema, fieldInsightsSchema]);
export type IndustryInsights = z.infer<typeof industryInsightsSchema>;
