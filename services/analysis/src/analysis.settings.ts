import { z } from 'zod';

/** The analysis service needs no settings of its own yet. */
export const analysisSettingsSchema = z.object({});
