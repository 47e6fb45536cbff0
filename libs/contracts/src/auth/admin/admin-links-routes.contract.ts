import { adminGenerateLink, adminInvite } from './admin-links.contract.js';
import { z } from 'zod';
import { generateLinkBodySchema, inviteBodySchema } from './admin-links-wire.schema.js';
import { defineRoute } from '../../core/route.js';

const redirectQuery = z.object({ redirect_to: z.string().optional() });

export const adminGenerateLinkRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/admin/generate_link',
  access: 'admin',
  body: generateLinkBodySchema,
  query: redirectQuery,
  procedure: adminGenerateLink,
  input: ({ body, query }) => ({ body, redirectTo: query.redirect_to }),
  status: 200,
});

/** The wire contract has it beside the other admin endpoints, not below them. */
export const adminInviteRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/invite',
  access: 'admin',
  body: inviteBodySchema,
  query: redirectQuery,
  procedure: adminInvite,
  input: ({ body, query }) => ({ body, redirectTo: query.redirect_to }),
  status: 200,
});
