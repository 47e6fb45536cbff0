import { z } from 'zod';
import { analystShape, engineSchema } from '../core/analyst.schema.js';
import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS, OVERALL_MAX_POINTS } from '../core/limits.js';
import { redFlagSchema, spanSchema } from '../core/span.schema.js';
import { founderText, optionalFounderText } from '../core/text.schema.js';

/** Choices of the idea-check form, in the order and the words they are shown (section 3 of the specification). */
export const IDEA_TARGET_USERS = [
  'Small businesses',
  'Enterprise companies',
  'Developers',
  'Consumers',
  'Healthcare providers',
  'Financial institutions',
  'Students/educators',
  'Content creators',
] as const;
export const IDEA_INDUSTRIES = [
  'B2B SaaS',
  'AI/ML',
  'Fintech',
  'Healthcare',
  'E-commerce',
  'Developer Tools',
  'Consumer',
  'Infrastructure',
  'EdTech',
  'Climate Tech',
] as const;
export const IDEA_STAGES = ['idea', 'mvp', 'users', 'revenue'] as const;

/** What the form sends for a selection that was not made. */
export const NOT_SPECIFIED = 'Not specified';

export const ideaTargetUserSchema = z.enum([...IDEA_TARGET_USERS, NOT_SPECIFIED]);
export type IdeaTargetUser = z.infer<typeof ideaTargetUserSchema>;
export const ideaIndustrySchema = z.enum([...IDEA_INDUSTRIES, NOT_SPECIFIED]);
export type IdeaIndustry = z.infer<typeof ideaIndustrySchema>;
export const ideaStageSchema = z.enum(IDEA_STAGES);
export type IdeaStage = z.infer<typeof ideaStageSchema>;

/** The form of the idea check. Selections are optional; a problem that was left out is empty. */
export const ideaFormSchema = z.object({
  ideaBrief: founderText(IDEA_BRIEF_MAX_CHARS),
  problem: optionalFounderText(IDEA_PROBLEM_MAX_CHARS).default(''),
  targetUser: ideaTargetUserSchema.default(NOT_SPECIFIED),
  industry: ideaIndustrySchema.default(NOT_SPECIFIED),
  stage: ideaStageSchema.default('idea'),
});
export type IdeaForm = z.infer<typeof ideaFormSchema>;
/** The form as a caller may send it, before absent fields are filled in. */
export type IdeaFormInput = z.input<typeof ideaFormSchema>;

/** The fields of the form that hold the founder's own words; every span names the one it lies in. */
export const IDEA_TEXT_FIELDS = ['ideaBrief', 'problem'] as const;
export const ideaFieldSchema = z.enum(IDEA_TEXT_FIELDS);
export type IdeaField = z.infer<typeof ideaFieldSchema>;
export const ideaSpanSchema = spanSchema.extend({ field: ideaFieldSchema });
export type IdeaSpan = z.infer<typeof ideaSpanSchema>;

/** The eight parts of the YC alignment score with their greatest points, 100 in all (section C2 of the rubric). */
export const IDEA_PARTS = {
  problem: 18,
  thing: 12,
  insight: 14,
  edge: 10,
  market: 12,
  timing: 12,
  evidence: 14,
  trap: 8,
} as const;
export const IDEA_PART_NAMES = [
  'problem',
  'thing',
  'insight',
  'edge',
  'market',
  'timing',
  'evidence',
  'trap',
] as const satisfies readonly (keyof typeof IDEA_PARTS)[];
export const ideaPartNameSchema = z.enum(IDEA_PART_NAMES);
export type IdeaPartName = z.infer<typeof ideaPartNameSchema>;

const score = z.number().int().min(0).max(OVERALL_MAX_POINTS);

/** What one of the eight parts came to; the points of all parts add up to the alignment score. */
export const ideaPartSchema = z.object({
  part: ideaPartNameSchema,
  label: z.string(),
  points: z.number().int().min(0),
  maxPoints: z.number().int().min(1),
});
export type IdeaPart = z.infer<typeof ideaPartSchema>;

/** Why a score is what it is: one row a measured signal, start value, cap or limit. The rows of a score add up to it. */
export const ideaEvidenceSchema = z.object({
  score: z.enum(['alignment', 'whyNow', 'risk']),
  /** The part of the alignment score the row belongs to; null for rows of the other scores, start values and limits. */
  part: ideaPartNameSchema.nullable(),
  signal: z.string(),
  /** What was measured, in words a founder understands. */
  label: z.string(),
  points: z.number().int(),
  spans: z.array(ideaSpanSchema),
});
export type IdeaEvidence = z.infer<typeof ideaEvidenceSchema>;

/** A pattern that many founders tried and few got through. */
export const trapSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `tarpit`: fails for a structural reason; `crowded`; `platform`: regulated or in another company's hands; `formula`. */
  kind: z.enum(['tarpit', 'crowded', 'platform', 'formula']),
  whyItTraps: z.string(),
  whatWouldChangeAMind: z.string(),
  /** True when YC partners named it themselves; otherwise it is shown as "often tried". */
  namedByPartners: z.boolean(),
  spans: z.array(ideaSpanSchema),
});
export type Trap = z.infer<typeof trapSchema>;

export const riskLevelSchema = z.enum(['low', 'medium', 'high']);
export type RiskLevel = z.infer<typeof riskLevelSchema>;

/** How dangerous the category is, whoever runs the company. */
export const categoryRiskSchema = z.object({
  level: riskLevelSchema,
  /** What the level was read from, 0 to 100; the limits of the levels belong to the engine's version. */
  score,
  /** Both levels, the lower one first, where the figure lies so near a limit that readers differ; absent elsewhere and in older checks. */
  range: z.tuple([riskLevelSchema, riskLevelSchema]).optional(),
  message: z.string(),
  /** What would change a partner's mind; 1 to 4. */
  suggestions: z.array(z.string()).min(1).max(4),
  traps: z.array(trapSchema).max(3),
});
export type CategoryRisk = z.infer<typeof categoryRiskSchema>;

/** Why it works now: the founder's own changes first, then known ones that touch the text. */
export const whyNowSchema = z.object({
  score,
  /** At most 5 lines for the screen. */
  factors: z.array(z.string()).max(5),
  details: z
    .array(
      z.object({
        kind: z.enum(['founder', 'known', 'missing']),
        text: z.string(),
        /** Where a known change can be checked; null for the founder's own. */
        source: z.string().nullable(),
        spans: z.array(ideaSpanSchema),
      }),
    )
    .max(5),
});
export type WhyNow = z.infer<typeof whyNowSchema>;

/** A company that the accelerator funded and that does something similar; never from memory, only from the list. */
export const similarStartupSchema = z.object({ name: z.string(), batch: z.string(), description: z.string() });
export type SimilarStartup = z.infer<typeof similarStartupSchema>;

/** A field said better with the founder's own facts; [placeholders] stand where a fact is missing. */
export const ideaRewriteSchema = z.object({ field: ideaFieldSchema, text: z.string(), note: z.string().nullable() });
export type IdeaRewrite = z.infer<typeof ideaRewriteSchema>;

/** What an engine says about an idea. Spans refer to the fields exactly as they were sent. */
export const ideaCritiqueSchema = z.object({
  ycAlignmentScore: score,
  parts: z.array(ideaPartSchema).length(IDEA_PART_NAMES.length),
  categoryRisk: categoryRiskSchema,
  whyNowAlignment: whyNowSchema,
  /** 3 to 5 sentences in a partner's voice: what I read, the biggest hole, what would change my mind, what to do this week. */
  partnerCommentary: z.string().min(1),
  strengths: z.array(z.string()).max(3),
  weaknesses: z.array(z.string()).max(4),
  suggestions: z.array(z.string()).min(1).max(4),
  rewrites: z.array(ideaRewriteSchema).max(2),
  redFlags: z.array(redFlagSchema.extend({ spans: z.array(ideaSpanSchema) })),
  similarStartups: z.array(similarStartupSchema).max(4),
  evidence: z.array(ideaEvidenceSchema),
  /** Set when there is nothing to read: every score is at its worst and the commentary asks for sentences. */
  notScoredReason: z.enum(['noise']).nullable(),
  engine: engineSchema,
});
export type IdeaCritique = z.infer<typeof ideaCritiqueSchema>;

/** A stored idea check of a founder. `type` tells it from the other analyses that `analyze-content` makes. */
export const ideaCheckSchema = ideaCritiqueSchema.extend({
  type: z.literal('IDEA_CHECK'),
  id: z.uuid(),
  form: ideaFormSchema,
  createdAt: z.iso.datetime(),
  ...analystShape,
});
export type IdeaCheck = z.infer<typeof ideaCheckSchema>;

/** What a list of idea checks shows of each; the whole check is read by its id. */
export const ideaCheckSummarySchema = ideaCheckSchema
  .pick({ id: true, ycAlignmentScore: true, notScoredReason: true, engine: true, createdAt: true })
  .extend({
    ideaBrief: ideaFormSchema.shape.ideaBrief,
    stage: ideaStageSchema,
    riskLevel: riskLevelSchema,
    whyNowScore: score,
  });
export type IdeaCheckSummary = z.infer<typeof ideaCheckSummarySchema>;

/** Sentences of the commentary on an idea. */
export const IDEA_COMMENTARY_MAX_LINES = 5;

/** What there is of an idea check while a language model still writes it. Scores in it can still change. */
export const ideaPartialSchema = z.object({
  type: z.literal('IDEA_CHECK'),
  /** Points of the parts that have been judged. */
  parts: z.array(ideaPartSchema.pick({ part: true, points: true })).max(IDEA_PART_NAMES.length),
  whyNowScore: score.nullable(),
  /** Sentence by sentence. */
  partnerCommentary: z.array(z.string()).max(IDEA_COMMENTARY_MAX_LINES),
});
export type IdeaPartial = z.infer<typeof ideaPartialSchema>;
