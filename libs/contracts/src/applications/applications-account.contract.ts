import { z } from 'zod';
import { applicationsExportSchema } from '../founder/account.schema.js';
import { defineProcedure } from '../shared/procedure.js';

/**
 * One page of what the service keeps, because a message has a largest size: whole applications first, then every kept version of
 * their answers. `nextCursor` is null on the last one.
 */
export const exportApplications = defineProcedure({
  subject: 'applications.v1.founder.export',
  access: 'founder',
  input: z.object({
    cursor: z
      .string()
      .regex(/^[\w-]{1,256}$/, { error: 'is not a cursor from an earlier page' })
      .optional(),
  }),
  output: applicationsExportSchema.extend({ nextCursor: z.string().nullable() }),
  timeoutMs: 8_000,
});

/** Removes everything of the founder; once more does no harm. */
export const eraseApplications = defineProcedure({
  subject: 'applications.v1.founder.erase',
  access: 'founder',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: 10_000,
});

/** The same for an operator's program, which deletes an account. */
export const eraseApplicationsForOperator = defineProcedure({
  subject: 'applications.v1.founder.erase-for-operator',
  access: 'admin',
  input: z.object({ founderId: z.uuid() }),
  output: z.object({}),
  timeoutMs: 10_000,
});
