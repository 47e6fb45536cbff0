import { z } from 'zod';
import { adminCreateUserBodySchema, adminUpdateUserBodySchema } from './admin-wire.schema.js';
import { userSchema } from '../auth-wire.schema.js';
import { defineProcedure } from '../../core/procedure.js';

/** Section 11 of the auth wire contract: what operators' programs do with accounts, by a service key only. */
const ADMIN_TIMEOUT_MS = 8_000;
const userId = z.object({ userId: z.uuid() });

/** One page of all users, oldest first, and how many there are. */
export const adminListUsers = defineProcedure({
  subject: 'auth.v1.admin-user.list',
  isRead: true,
  access: 'admin',
  input: z.object({ page: z.number().int().min(1), perPage: z.number().int().min(1) }),
  output: z.object({ users: z.array(userSchema), totalItems: z.number().int() }),
  timeoutMs: ADMIN_TIMEOUT_MS,
});

export const adminCreateUser = defineProcedure({
  subject: 'auth.v1.admin-user.create',
  access: 'admin',
  input: z.object({ body: adminCreateUserBodySchema }),
  output: userSchema,
  timeoutMs: ADMIN_TIMEOUT_MS,
});

export const adminGetUser = defineProcedure({
  subject: 'auth.v1.admin-user.get',
  isRead: true,
  access: 'admin',
  input: userId,
  output: userSchema,
  timeoutMs: ADMIN_TIMEOUT_MS,
});

/** Merges metadata, bans, changes address or password; a new password ends every session. */
export const adminUpdateUser = defineProcedure({
  subject: 'auth.v1.admin-user.update',
  access: 'admin',
  input: userId.extend({ body: adminUpdateUserBodySchema }),
  output: userSchema,
  timeoutMs: ADMIN_TIMEOUT_MS,
});

/** Removes the account with its identities and sessions. */
export const adminDeleteUser = defineProcedure({
  subject: 'auth.v1.admin-user.delete',
  access: 'admin',
  input: userId,
  output: z.object({}),
  timeoutMs: ADMIN_TIMEOUT_MS,
});
