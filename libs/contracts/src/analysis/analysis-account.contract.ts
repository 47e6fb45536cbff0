import { z } from 'zod';
import { analysisExportSchema } from '../founder/account.schema.js';
import { pageQuerySchema } from '../shared/page.schema.js';
import { defineProcedure } from '../shared/procedure.js';

/** One page of what the service keeps, because a message has a largest size; `nextCursor` is null on the last one. */
export const exportAnalysis = defineProcedure({
  subject: 'analysis.v1.founder.export',
  access: 'founder',
  input: pageQuerySchema.pick({ cursor: true }),
  output: analysisExportSchema.extend({ nextCursor: z.string().nullable() }),
  timeoutMs: 8_000,
});

/** Removes everything of the founder; once more does no harm. */
export const eraseAnalysis = defineProcedure({
  subject: 'analysis.v1.founder.erase',
  access: 'founder',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: 10_000,
});

/** The same for an operator's program, which deletes an account. */
export const eraseAnalysisForOperator = defineProcedure({
  subject: 'analysis.v1.founder.erase-for-operator',
  access: 'admin',
  input: z.object({ founderId: z.uuid() }),
  output: z.object({}),
  timeoutMs: 10_000,
});
