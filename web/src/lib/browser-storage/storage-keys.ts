import { ideaCheckSchema, riskLevelSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { OVERALL_MAX_POINTS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { draftEntriesSchema } from './draft-journal.schema.js';
import { readOlderIdeaDraft, storedIdeaDraftSchema } from '../idea-check/idea-draft.js';
import type { StoredKey } from './stored-value.js';

const overallScoreSchema = z.number().int().min(0).max(OVERALL_MAX_POINTS);

/** One analysed pitch as the browser remembers it, newest first. */
const cachedPitchSchema = z.object({
  content: z.string(),
  overallScore: overallScoreSchema,
  timestamp: z.iso.datetime(),
});

/** One checked idea as the browser remembers it, newest first. */
const cachedIdeaSchema = z.object({
  ideaBrief: z.string(),
  ycAlignmentScore: overallScoreSchema,
  riskLevel: riskLevelSchema,
  whyNowScore: overallScoreSchema,
  timestamp: z.iso.datetime(),
});

const defineKey = <T extends z.ZodType>(key: StoredKey<T>): StoredKey<T> => key;

/** Keys of local storage that this app reads or writes, apart from the session and the journals below. Names are the specification's. */
export const STORAGE_KEYS = {
  pitchHistory: defineKey({ name: 'pitchAnalysisHistory', version: 1, schema: z.array(cachedPitchSchema) }),
  dashboardPitchScore: defineKey({ name: 'dashboard_pitchScore', version: 1, schema: overallScoreSchema }),
  pitchDraft: defineKey({ name: 'pitchAnalyzer_draft', version: 1, schema: z.string().max(PITCH_MAX_CHARS) }),
  ideaDraft: defineKey({
    name: 'ideaCheck_formData',
    version: 1,
    schema: storedIdeaDraftSchema,
    readOlder: readOlderIdeaDraft,
  }),
  ideaResult: defineKey({ name: 'ideaCheck_analysisResult', version: 1, schema: ideaCheckSchema }),
  ideaHistory: defineKey({ name: 'ideaCheckHistory', version: 1, schema: z.array(cachedIdeaSchema) }),
  dashboardIdeaScore: defineKey({ name: 'dashboard_ideaScore', version: 1, schema: overallScoreSchema }),
  /** When the founder started fresh: what the server holds from before does not come back by itself. */
  ideaFreshSince: defineKey({ name: 'ideaCheck_freshSince', version: 1, schema: z.iso.datetime() }),
} as const;

/** How the names of all journals of unsaved answers of one founder begin. */
export const founderJournalsPrefix = (founderId: string): string => `applicationDrafts:${founderId}:`;

/** The same for one application; the id of a page follows. */
export const draftJournalPrefix = (founderId: string, applicationId: string): string =>
  `${founderJournalsPrefix(founderId)}${applicationId}:`;

/**
 * The unsaved answers of one page. Each page of each founder has its own, so that neither two tabs nor two founders of a browser
 * overwrite each other's.
 */
export const draftJournalKey = (name: string) => defineKey({ name, version: 1, schema: draftEntriesSchema });
