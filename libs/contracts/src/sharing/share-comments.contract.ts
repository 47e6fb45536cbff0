import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { pageQuerySchema, pageSchema, rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import {
  commentNewsSchema,
  newShareCommentSchema,
  receivedCommentSchema,
  shareCommentSchema,
  shareCommentsSchema,
  shareReplySchema,
} from './share-comment.schema.js';
import { shareSecretBodySchema } from './shared-document.schema.js';

const founder = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS } as const;
const reader = { access: 'public', timeoutMs: DATA_TIMEOUT_MS } as const;
const founderIdSchema = z.object({ founderId: z.uuid() });

/** A comment was added, resolved or replied to. */
export const commentsChanged = defineEvent('sharing.events.v1.comment.changed', founderIdSchema, ['sharing']);
/** There are comments that the founder has had no mail about. */
export const commentsWaiting = defineEvent('sharing.events.v1.comment.received', founderIdSchema, ['auth']);

/** Comments on everything that the founder has shared, the newest first. */
export const listShareComments = defineProcedure({
  ...founder,
  subject: 'sharing.v1.comment.list',
  isRead: true,
  input: pageQuerySchema,
  output: pageSchema(receivedCommentSchema),
});

/** Closes a comment, or opens it again. `not_found`. */
export const resolveShareComment = defineProcedure({
  ...founder,
  subject: 'sharing.v1.comment.resolve',
  input: rowIdSchema.extend({ isResolved: z.boolean() }),
  output: receivedCommentSchema,
});

/** The founder's response to a comment, which its link's readers see. `not_found`, `over_allowance`. */
export const replyToShareComment = defineProcedure({
  ...founder,
  subject: 'sharing.v1.comment.reply',
  input: shareReplySchema,
  output: receivedCommentSchema,
});

/** Tells a founder of changes of the list as they come, for 25 seconds; who wants to know more calls again. */
export const watchShareComments = defineProcedure({
  access: 'founder',
  subject: 'sharing.v1.comment.watch',
  input: z.object({}),
  output: z.object({}),
  chunks: commentNewsSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** Comments that were made by this link, with the founder's replies, the oldest first. `not_found`. */
export const readShareComments = defineProcedure({
  ...reader,
  subject: 'sharing.v1.comment.read',
  isRead: true,
  input: shareSecretBodySchema,
  output: shareCommentsSchema,
});

/**
 * `not_found` as for `resolveShare`, `forbidden` for a link that is for reading only, `over_request_rate_limit`, `over_allowance`. One that is
 * sent again is returned as it is stored.
 */
export const addShareComment = defineProcedure({
  ...reader,
  subject: 'sharing.v1.comment.add',
  input: newShareCommentSchema,
  output: shareCommentSchema,
});

const route = { access: 'founder', status: 200 } as const;

export const listShareCommentsRoute = defineRoute({
  ...route,
  method: 'GET',
  path: '/rest/v1/share-comments',
  query: pageQuerySchema,
  procedure: listShareComments,
});

export const resolveShareCommentRoute = defineRoute({
  ...route,
  method: 'PUT',
  path: '/rest/v1/share-comments/:id/resolution',
  params: rowIdSchema,
  body: z.object({ isResolved: z.boolean() }),
  procedure: resolveShareComment,
  callsPerMinute: 60,
});

export const replyToShareCommentRoute = defineRoute({
  ...route,
  method: 'POST',
  path: '/rest/v1/share-comments/replies',
  body: shareReplySchema,
  procedure: replyToShareComment,
  callsPerMinute: 60,
});

export const watchShareCommentsRoute = defineRoute({
  ...route,
  method: 'POST',
  path: '/rest/v1/share-comments/watch',
  procedure: watchShareComments,
  isWatch: true,
  // A dozen tabs of one founder.
  callsPerMinute: 30,
});

export const addShareCommentRoute = defineRoute({
  access: 'public',
  status: 200,
  method: 'POST',
  path: '/rest/v1/shared/comments',
  body: newShareCommentSchema,
  procedure: addShareComment,
  callsPerMinute: 30,
});
