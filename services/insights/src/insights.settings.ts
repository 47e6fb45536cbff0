import { z } from 'zod';

/** The insights service has no settings of its own. */
export const insightsSettingsSchema = z.object({});
