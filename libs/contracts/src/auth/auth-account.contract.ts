import { z } from 'zod';
import { authExportSchema, erasureConfirmationSchema } from '../founder/account.schema.js';
import { defineProcedure } from '../core/procedure.js';

const ACCOUNT_TIMEOUT_MS = 8_000;

export const exportAuth = defineProcedure({
  subject: 'auth.v1.founder.export',
  access: 'founder',
  input: z.object({}),
  output: authExportSchema,
  timeoutMs: ACCOUNT_TIMEOUT_MS,
});

/** Whether the account may be erased now; asked before the first service erases anything. */
export const confirmErasure = defineProcedure({
  subject: 'auth.v1.founder.confirm-erasure',
  access: 'founder',
  input: erasureConfirmationSchema,
  output: z.object({}),
  timeoutMs: ACCOUNT_TIMEOUT_MS,
});

/** Removes the account and ends its sessions; the last step of an erasure, because nobody can ask for another after it. */
export const eraseAuth = defineProcedure({
  subject: 'auth.v1.founder.erase',
  access: 'founder',
  input: erasureConfirmationSchema,
  output: z.object({}),
  timeoutMs: ACCOUNT_TIMEOUT_MS,
});
