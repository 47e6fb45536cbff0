import { z } from 'zod';
import { generatedLinkSchema, generateLinkBodySchema, inviteBodySchema } from './admin-links-wire.schema.js';
import { userSchema } from '../auth-wire.schema.js';
import { defineRoute } from '../../shared/route.js';

const redirectQuery = z.object({ redirect_to: z.string().optional() });

export const adminGenerateLinkRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/admin/generate_link',
  access: 'admin',
  body: generateLinkBodySchema,
  query: redirectQuery,
  response: generatedLinkSchema,
  status: 200,
});

/** The wire contract has it beside the other admin endpoints, not below them. */
export const adminInviteRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/invite',
  access: 'admin',
  body: inviteBodySchema,
  query: redirectQuery,
  response: userSchema,
  status: 200,
});
