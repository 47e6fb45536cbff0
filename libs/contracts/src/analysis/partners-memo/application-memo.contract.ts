import { functionResult } from '../../core/function-route.js';
import { ANALYSIS_TIMEOUT_MS } from '../../core/limits.js';
import { defineProcedure } from '../../core/procedure.js';
import { defineRoute } from '../../core/route.js';
import { memoInputSchema, memoReadingSchema, partnersMemoSchema } from './application-memo.schema.js';

/**
 * Reads a whole application as a partner would. Nothing is stored: the same texts always get the same memo. Not marked as a read: asking
 * another replica when a second has passed would do seconds of work twice.
 */
export const reviewApplication = defineProcedure({
  subject: 'analysis.v1.application.review',
  access: 'founder',
  input: memoInputSchema,
  output: memoReadingSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** The memo on the founder's own application as it is stored; the request needs no body. */
export const reviewApplicationRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/review-application',
  access: 'founder',
  response: functionResult(partnersMemoSchema),
  status: 200,
  callsPerMinute: 10,
});
