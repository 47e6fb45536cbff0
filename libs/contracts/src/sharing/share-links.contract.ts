import { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { shareSecretBodySchema } from './shared-document.schema.js';
import {
  createdShareLinkSchema,
  newShareLinkSchema,
  resolvedShareSchema,
  shareLinkSchema,
  shareLinksSchema,
} from './sharing.schema.js';

const founder = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS } as const;

/** `over_allowance` when as many links are kept as may be, `account_deleting`. */
export const createShareLink = defineProcedure({
  ...founder,
  subject: 'sharing.v1.link.create',
  input: newShareLinkSchema,
  output: createdShareLinkSchema,
});

/** The newest first. */
export const listShareLinks = defineProcedure({
  ...founder,
  subject: 'sharing.v1.link.list',
  isRead: true,
  input: z.object({}),
  output: shareLinksSchema,
});

/** From here on nobody is let in by it, in any process. Once more does no harm. `not_found`. */
export const revokeShareLink = defineProcedure({
  ...founder,
  subject: 'sharing.v1.link.revoke',
  input: rowIdSchema,
  output: shareLinkSchema,
});

/** Removes a link with its comments, for good; once more does no harm. */
export const deleteShareLink = defineProcedure({
  ...founder,
  subject: 'sharing.v1.link.delete',
  input: rowIdSchema,
  output: z.object({}),
});

/**
 * What the holder of a secret may read. Asked anew at each read, so that a link that was revoked lets nobody in. `not_found` for one that
 * is unknown, over or revoked: which, nobody is told.
 */
export const resolveShare = defineProcedure({
  subject: 'sharing.v1.link.resolve',
  access: 'public',
  isRead: true,
  callers: ['gateway', 'applications', 'analysis', 'demos', 'decks'],
  input: shareSecretBodySchema,
  output: resolvedShareSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

const route = { access: 'founder', status: 200 } as const;
const one = { ...route, params: rowIdSchema } as const;

export const createShareLinkRoute = defineRoute({
  ...route,
  method: 'POST',
  path: '/rest/v1/share-links',
  body: newShareLinkSchema,
  procedure: createShareLink,
  callsPerMinute: 20,
});

export const listShareLinksRoute = defineRoute({
  ...route,
  method: 'GET',
  path: '/rest/v1/share-links',
  procedure: listShareLinks,
});

export const revokeShareLinkRoute = defineRoute({
  ...one,
  method: 'POST',
  path: '/rest/v1/share-links/:id/revoke',
  procedure: revokeShareLink,
  callsPerMinute: 60,
});

export const deleteShareLinkRoute = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/rest/v1/share-links/:id',
  procedure: deleteShareLink,
  callsPerMinute: 60,
});
