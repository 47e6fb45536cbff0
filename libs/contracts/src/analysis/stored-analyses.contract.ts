import { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { STORED_KINDS } from './analysis-kinds.contract.js';

export const storedKindSchema = z.enum(STORED_KINDS);

const count = z.number().int().min(0);
const allowance = z.number().int().min(1);

/** How many analyses of one kind a founder has stored. Days are those of UTC. */
export const storedCountSchema = z.object({ stored: count, storedToday: count });
export type StoredCount = z.infer<typeof storedCountSchema>;

/** The same with the most there may be; both limits are settings. */
export const storedAnalysesSchema = storedCountSchema.extend({
  kind: storedKindSchema,
  maxStored: allowance,
  maxStoredPerDay: allowance,
});
export type StoredAnalyses = z.infer<typeof storedAnalysesSchema>;

/** One entry for each kind, in the order of `STORED_KINDS`. */
const storageSchema = z.object({ kinds: z.array(storedAnalysesSchema) });
export type AnalysisStorage = z.infer<typeof storageSchema>;

export const getAnalysisStorage = defineProcedure({
  subject: 'analysis.v1.founder.storage',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: storageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

const DIGITS = /^\d{1,7}$/;
/** How many of the newest stay: in digits, because nothing is not 0 where something is deleted. */
const keepNewestQuerySchema = z.object({
  keep: z.string().regex(DIGITS, { error: 'must be a number of analyses' }).transform(Number),
});
const storedKindParamsSchema = z.object({ kind: storedKindSchema });
const deletedSchema = z.object({ deleted: count });

/** Deletes all analyses of a kind but the newest, for good; once more deletes nothing. */
export const deleteOlderAnalyses = defineProcedure({
  subject: 'analysis.v1.founder.delete-older',
  access: 'founder',
  input: z.object({ kind: storedKindSchema, keep: count }),
  output: deletedSchema,
  timeoutMs: 10_000,
});

export const getAnalysisStorageRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/stored-analyses',
  access: 'founder',
  procedure: getAnalysisStorage,
  status: 200,
});

export const deleteOlderAnalysesRoute = defineRoute({
  method: 'DELETE',
  path: '/rest/v1/stored-analyses/:kind',
  access: 'founder',
  params: storedKindParamsSchema,
  query: keepNewestQuerySchema,
  procedure: deleteOlderAnalyses,
  status: 200,
  callsPerMinute: 10,
});
