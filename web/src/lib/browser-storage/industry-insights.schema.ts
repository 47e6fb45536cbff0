import { analysisDataSchema } from '@playbook/contracts/insights/industry-analysis.schema';
import { STARTUP_DESCRIPTION_MAX_CHARS, TARGET_USERS_MAX_CHARS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { INDUSTRY_INSIGHTS_NAME } from './industry-insights-name.js';
import type { StoredKey } from './stored-value.js';

/** The newest insights as the browser keeps them (specification, section 3). */
export const cachedAnalysisSchema = z.object({
  analysisData: analysisDataSchema,
  startupDescription: z.string(),
  targetUsers: z.string(),
  userContextHash: z.string(),
  timestamp: z.iso.datetime(),
  /** When the server stored them; null while it could not. */
  updatedAt: z.iso.datetime().nullable(),
});
export type CachedAnalysis = z.infer<typeof cachedAnalysisSchema>;

/** Kept apart from other keys, because only one screen needs the shapes. */
export const INDUSTRY_INSIGHTS_KEY: StoredKey<typeof cachedAnalysisSchema> = {
  name: INDUSTRY_INSIGHTS_NAME,
  version: 1,
  schema: cachedAnalysisSchema,
};

const startupDraftSchema = z.object({
  description: z.string().max(STARTUP_DESCRIPTION_MAX_CHARS),
  targetUsers: z.string().max(TARGET_USERS_MAX_CHARS),
});
export type StartupDraft = z.infer<typeof startupDraftSchema>;

/** What a founder typed about the startup and has not generated insights for yet. */
export const INSIGHTS_DRAFT_KEY: StoredKey<typeof startupDraftSchema> = {
  name: 'industryInsights_draft',
  version: 1,
  schema: startupDraftSchema,
};
