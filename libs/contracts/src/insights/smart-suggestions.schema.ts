import { z } from 'zod';

const IDEA_BRIEF_MAX_CHARS = 800;
const PROBLEM_MAX_CHARS = 500;
const CHOICE_MAX_CHARS = 80;
/** A longer sentence about what has changed is left out: a part of it would be no sentence. */
export const FACTOR_MAX_CHARS = 300;
const FACTORS_MAX_ITEMS = 12;

/** What is known of a founder's idea check; every part may be missing. */
export const ideaContextSchema = z.object({
  ideaBrief: z.string().max(IDEA_BRIEF_MAX_CHARS).optional(),
  problem: z.string().max(PROBLEM_MAX_CHARS).optional(),
  targetUser: z.string().max(CHOICE_MAX_CHARS).optional(),
  industry: z.string().max(CHOICE_MAX_CHARS).optional(),
  stage: z.enum(['idea', 'mvp', 'users', 'revenue']).optional(),
  whyNowFactors: z.array(z.string().max(FACTOR_MAX_CHARS)).max(FACTORS_MAX_ITEMS).optional(),
});
export type IdeaContext = z.infer<typeof ideaContextSchema>;

/** A text to put into a field: the founder's own words, or a template whose facts are all [placeholders] (decisions D4, D10). */
export const suggestedTextSchema = z.object({ text: z.string(), origin: z.enum(['idea-check', 'suggestion']) });
export type SuggestedText = z.infer<typeof suggestedTextSchema>;

/** Prefilled answers by `section-field` (17 keys). */
export const prefillSchema = z.record(z.string(), suggestedTextSchema);
export type Prefill = z.infer<typeof prefillSchema>;
