import { z } from 'zod';
import { insightsExportSchema } from '../founder/account.schema.js';
import { defineProcedure } from '../shared/procedure.js';

/** Everything that the service keeps of a founder: one page, because it fits into a message. */
export const exportInsights = defineProcedure({
  subject: 'insights.v1.founder.export',
  access: 'founder',
  input: z.object({}),
  output: insightsExportSchema,
  timeoutMs: 8_000,
});

/** Removes everything of the founder; once more does no harm. */
export const eraseInsights = defineProcedure({
  subject: 'insights.v1.founder.erase',
  access: 'founder',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: 10_000,
});

/** The same for an operator's program, which deletes an account. */
export const eraseInsightsForOperator = defineProcedure({
  subject: 'insights.v1.founder.erase-for-operator',
  access: 'admin',
  input: z.object({ founderId: z.uuid() }),
  output: z.object({}),
  timeoutMs: 10_000,
});
