import { z } from 'zod';
import { generatedLinkSchema, generateLinkBodySchema, inviteBodySchema } from './admin-links-wire.schema.js';
import { userSchema } from '../auth-wire.schema.js';
import { defineProcedure } from '../../core/procedure.js';

const ADMIN_LINKS_TIMEOUT_MS = 8_000;
const redirectTo = z.string().optional();

/** Makes a code and a link and hands them to the operator in place of a mail. */
export const adminGenerateLink = defineProcedure({
  subject: 'auth.v1.admin-link.generate',
  access: 'admin',
  input: z.object({ body: generateLinkBodySchema, redirectTo }),
  output: generatedLinkSchema,
  timeoutMs: ADMIN_LINKS_TIMEOUT_MS,
});

/** Mails an invitation; makes the account that it is for. */
export const adminInvite = defineProcedure({
  subject: 'auth.v1.admin-user.invite',
  access: 'admin',
  input: z.object({ body: inviteBodySchema, redirectTo }),
  output: userSchema,
  timeoutMs: ADMIN_LINKS_TIMEOUT_MS,
});
