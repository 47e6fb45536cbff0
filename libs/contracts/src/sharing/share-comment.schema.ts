import { z } from 'zod';
import { founderText } from '../core/text.schema.js';
import { SHARE_NAME_MAX_CHARS, shareKindSchema, shareSecretSchema } from './sharing.schema.js';

export const SHARE_COMMENT_MAX_CHARS = 2_000;
export const SHARE_QUOTE_MAX_CHARS = 300;
/** Comments and replies that a link takes. */
export const SHARE_COMMENTS_MAX_ITEMS = 200;
/** Comments that a link takes within a minute, whoever writes them. */
export const SHARE_COMMENTS_PER_MINUTE = 20;
const START_MAX = 1_000_000;

/** Part of a shared text, as `SharedPart` names it. */
export const shareTargetSchema = z.string().regex(/^[\w.:-]{1,120}$/, { error: 'is not the name of a part' });

/** The words that a comment is about, and where they stood in their part (UTF-16): words move when a text is edited. */
export const shareQuoteSchema = z.object({
  text: founderText(SHARE_QUOTE_MAX_CHARS),
  start: z.number().int().min(0).max(START_MAX),
});
export type ShareQuote = z.infer<typeof shareQuoteSchema>;

/** A comment of a reader, or a reply of the founder. */
export const shareCommentSchema = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  target: shareTargetSchema,
  /** Null where it is about the whole part. */
  quote: shareQuoteSchema.nullable(),
  /** The name that the reader chose; null for the founder. */
  author: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it is open. */
  resolvedAt: z.iso.datetime().nullable(),
  /** The comment that it replies to. */
  replyTo: z.uuid().nullable(),
});
export type ShareComment = z.infer<typeof shareCommentSchema>;

/** The same with what it is about, as its founder lists it. */
export const receivedCommentSchema = shareCommentSchema.extend({
  kind: shareKindSchema,
  objectId: z.uuid().nullable(),
});
export type ReceivedComment = z.infer<typeof receivedCommentSchema>;

/** What a reader sends. The browser makes the id, so that sending it twice keeps one. */
export const newShareCommentSchema = z.object({
  secret: shareSecretSchema,
  id: z.uuid(),
  target: shareTargetSchema,
  quote: shareQuoteSchema.nullable(),
  author: founderText(SHARE_NAME_MAX_CHARS),
  text: founderText(SHARE_COMMENT_MAX_CHARS),
});
export type NewShareComment = z.output<typeof newShareCommentSchema>;

/** What the founder sends in response to a comment. */
export const shareReplySchema = z.object({
  id: z.uuid(),
  commentId: z.uuid(),
  text: founderText(SHARE_COMMENT_MAX_CHARS),
});

export const shareCommentsSchema = z.object({ comments: z.array(shareCommentSchema).max(SHARE_COMMENTS_MAX_ITEMS) });

/** Told while somebody watches: the list is worth loading again. */
export const commentNewsSchema = z.object({ kind: z.literal('changed') });
export type CommentNews = z.infer<typeof commentNewsSchema>;
