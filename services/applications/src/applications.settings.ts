import { z } from 'zod';

/** Settings of the applications service: it has none of its own. */
export const applicationsSettingsSchema = z.object({});
