import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { dayUsesSchema } from '../founder/usage.contract.js';
import { EXPORTED_USES_MAX_ITEMS } from '../core/limits.js';
import { storedInsightsSchema } from './industry-analysis.schema.js';

/** What the insights service keeps of a founder; all of it fits into a message. */
export const insightsLifecycle = defineFounderLifecycle(
  'insights',
  storedInsightsSchema.extend({
    /** Newest day first; at most the newest thousand. */
    uses: z.array(dayUsesSchema).max(EXPORTED_USES_MAX_ITEMS),
  }),
);
