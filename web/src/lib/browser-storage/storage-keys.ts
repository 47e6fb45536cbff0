import { OVERALL_MAX_POINTS, PITCH_MAX_CHARS } from '@playbook/contracts/limits';
import { z } from 'zod';
import type { StoredKey } from './stored-value.js';

const overallScoreSchema = z.number().int().min(0).max(OVERALL_MAX_POINTS);

/** One analysed pitch as the browser remembers it, newest first. */
export const cachedPitchSchema = z.object({
  content: z.string(),
  overallScore: overallScoreSchema,
  timestamp: z.iso.datetime(),
});
export type CachedPitch = z.infer<typeof cachedPitchSchema>;

const defineKey = <T extends z.ZodType>(key: StoredKey<T>): StoredKey<T> => key;

/** Every key of local storage that this app reads or writes, apart from the session. Names are the specification's. */
export const STORAGE_KEYS = {
  pitchHistory: defineKey({ name: 'pitchAnalysisHistory', version: 1, schema: z.array(cachedPitchSchema) }),
  dashboardPitchScore: defineKey({ name: 'dashboard_pitchScore', version: 1, schema: overallScoreSchema }),
  pitchDraft: defineKey({ name: 'pitchAnalyzer_draft', version: 1, schema: z.string().max(PITCH_MAX_CHARS) }),
} as const;
