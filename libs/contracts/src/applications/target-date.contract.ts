import { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';

/** A founder's own target date: the last instant of that day where the founder is; null for none. */
export const targetDateSchema = z.object({ targetAt: z.iso.datetime().nullable() });
export type TargetDate = z.infer<typeof targetDateSchema>;

/** Sets or clears it. `validation_failed` for a day that is over or more than five years away, `account_deleting`. */
export const setTargetDate = defineProcedure({
  subject: 'applications.v1.target-date.set',
  access: 'founder',
  input: targetDateSchema,
  output: targetDateSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const setTargetDateRoute = defineRoute({
  method: 'PUT',
  path: '/rest/v1/target-date',
  access: 'founder',
  body: targetDateSchema,
  procedure: setTargetDate,
  status: 200,
  callsPerMinute: 60,
});
