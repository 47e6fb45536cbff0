import { shareCommentSchema, SHARE_COMMENTS_MAX_ITEMS } from '@playbook/contracts/sharing/share-comment.schema';
import { z } from 'zod';
import { readStored, removeStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { linkNameOf } from './share-secret.js';

/** A comment that the server does not have yet. */
const unsentCommentSchema = shareCommentSchema
  .pick({ id: true, target: true, quote: true, text: true, createdAt: true })
  .extend({ author: z.string() });
export type UnsentComment = z.infer<typeof unsentCommentSchema>;

const listSchema = z.array(unsentCommentSchema).max(SHARE_COMMENTS_MAX_ITEMS);
const KEY: StoredKey<typeof listSchema> = { name: 'sharedComments_unsent', version: 1, schema: listSchema };

/** Comments by this link that were not sent before the page was left. */
export const readUnsent = (secret: string): readonly UnsentComment[] => readStored(KEY, linkNameOf(secret)) ?? [];

/** Keeps them over a reload and a lost connection. */
export function keepUnsent(secret: string, comments: readonly UnsentComment[]): void {
  if (comments.length === 0) removeStored(KEY);
  else writeStored(KEY, linkNameOf(secret), [...comments]);
}
