import { functionResult } from '../../core/function-route.js';
import { DATA_TIMEOUT_MS } from '../../core/limits.js';
import { defineProcedure } from '../../core/procedure.js';
import { defineRoute } from '../../core/route.js';
import { memoInputSchema, memoReadingSchema, partnersMemoSchema } from './application-memo.schema.js';

/** Reads a whole application as a partner would. Nothing is stored: the same texts always get the same memo. */
export const reviewApplication = defineProcedure({
  subject: 'analysis.v1.application.review',
  isRead: true,
  access: 'founder',
  input: memoInputSchema,
  output: memoReadingSchema,
  timeoutMs: 2 * DATA_TIMEOUT_MS,
});

/** The memo on the founder's own application as it is stored; the request needs no body. */
export const reviewApplicationRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/review-application',
  access: 'founder',
  response: functionResult(partnersMemoSchema),
  status: 200,
  callsPerMinute: 30,
});
