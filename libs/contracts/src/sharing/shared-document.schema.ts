import { z } from 'zod';
import { shareCommentSchema, SHARE_COMMENTS_MAX_ITEMS, shareTargetSchema } from './share-comment.schema.js';
import { shareKindSchema, shareScopeSchema, shareSecretSchema } from './sharing.schema.js';

const PARTS_MAX_ITEMS = 200;
const NOTES_MAX_ITEMS = 60;

/** A passage that can be read and commented on, with what is said of it. */
export const sharedPartSchema = z.object({
  target: shareTargetSchema,
  heading: z.string(),
  text: z.string(),
  notes: z.array(z.object({ label: z.string(), text: z.string() })).max(NOTES_MAX_ITEMS),
});
export type SharedPart = z.infer<typeof sharedPartSchema>;

/** An application, an analysis or a report as a reader sees it, whatever its kind. */
export const sharedDocumentSchema = z.object({
  title: z.string(),
  parts: z.array(sharedPartSchema).max(PARTS_MAX_ITEMS),
});
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

export const shareSecretBodySchema = z.object({ secret: shareSecretSchema });

/** What the holder of a link sees. */
export const openedShareSchema = z.object({
  kind: shareKindSchema,
  scope: shareScopeSchema,
  expiresAt: z.iso.datetime(),
  document: sharedDocumentSchema,
  comments: z.array(shareCommentSchema).max(SHARE_COMMENTS_MAX_ITEMS),
});
export type OpenedShare = z.infer<typeof openedShareSchema>;
