import { z } from 'zod';
import { fieldInsightsSchema, insightSectionSchema } from './industry-insights.schema.js';
import { INDUSTRY_ANALYSIS_MAX_CHARS, STARTUP_DESCRIPTION_MAX_CHARS, TARGET_USERS_MAX_CHARS } from '../core/limits.js';
import { optionalFounderText } from '../core/text.schema.js';

/** Insights by section; a section that failed is not there. */
export const analysisDataSchema = z.partialRecord(insightSectionSchema, fieldInsightsSchema);
export type AnalysisData = z.infer<typeof analysisDataSchema>;

const isWithinLimit = (data: AnalysisData): boolean => JSON.stringify(data).length <= INDUSTRY_ANALYSIS_MAX_CHARS;

export const saveIndustryAnalysisBodySchema = z.object({
  startupDescription: optionalFounderText(STARTUP_DESCRIPTION_MAX_CHARS),
  targetUsers: optionalFounderText(TARGET_USERS_MAX_CHARS),
  /** Hash of the industry, stage and target user that the insights were made for; others make them out of date. */
  userContextHash: z.string().regex(/^[\w-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, _ or -' }),
  analysisData: analysisDataSchema
    .refine((data) => Object.keys(data).length > 0, { error: 'must hold a section' })
    .refine(isWithinLimit, { error: `must have at most ${INDUSTRY_ANALYSIS_MAX_CHARS} characters` }),
});
export type SaveIndustryAnalysisBody = z.infer<typeof saveIndustryAnalysisBodySchema>;

/** A founder's newest insights; there is one of it. */
export const industryAnalysisSchema = saveIndustryAnalysisBodySchema.extend({ updatedAt: z.iso.datetime() });
export type IndustryAnalysis = z.infer<typeof industryAnalysisSchema>;

/** What is stored of a founder's insights: null before the first ones. */
export const storedInsightsSchema = z.object({ industryAnalysis: industryAnalysisSchema.nullable() });
export type StoredInsights = z.infer<typeof storedInsightsSchema>;
