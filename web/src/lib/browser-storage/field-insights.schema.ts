import { industryInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { z } from 'zod';
import type { StoredKey } from './stored-value.js';

/** One reply of the insights service, with what it was asked about (specification, section 3). */
const cachedInsightsSchema = z.object({
  data: industryInsightsSchema,
  timestamp: z.iso.datetime(),
  /** Of industry, stage and target user. */
  contextHash: z.string(),
  startupDescription: z.string(),
  targetUsers: z.string(),
});
export type CachedInsights = z.infer<typeof cachedInsightsSchema>;

const cacheSchema = z.record(z.string(), cachedInsightsSchema);

/** The builder's copies by question, and the newest prefill (decision D7). Kept apart from other keys, because only the builder needs the shapes. */
export const FIELD_INSIGHTS_KEY: StoredKey<typeof cacheSchema> = {
  name: 'fieldInsights_cache',
  version: 2,
  schema: cacheSchema,
};
