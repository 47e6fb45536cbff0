import { shareCommentSchema } from '@playbook/contracts/sharing/share-comment.schema';
import { z } from 'zod';
import { readStored, removeStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { linkNameOf } from './share-secret.js';

/** A comment that the server does not have yet. */
const unsentCommentSchema = shareCommentSchema
  .pick({ id: true, target: true, quote: true, text: true, createdAt: true })
  .extend({ author: z.string() });
export type UnsentComment = z.infer<typeof unsentCommentSchema>;

const listSchema = z.array(unsentCommentSchema.extend({ link: z.string() }));
const KEY: StoredKey<typeof listSchema> = { name: 'sharedComments_unsent', version: 1, schema: listSchema };
/** Whoever uses this browser, by whichever links: those of one must not take the place of another's. */
const READER = 'reader';

const readAll = (): z.output<typeof listSchema> => readStored(KEY, READER) ?? [];

/** Comments by this link that were not sent before the page was left. */
export function readUnsent(secret: string): readonly UnsentComment[] {
  const name = linkNameOf(secret);
  return readAll().flatMap(({ link, ...comment }) => (link === name ? [comment] : []));
}

/** Keeps a comment over a reload and a lost connection. */
export const keepUnsent = (secret: string, comment: UnsentComment): void =>
  void writeStored(KEY, READER, [...readAll(), { ...comment, link: linkNameOf(secret) }]);

/** It was sent, or is not wanted any more. */
export function forgetUnsent(id: string): void {
  const others = readAll().filter((comment) => comment.id !== id);
  if (others.length === 0) removeStored(KEY);
  else writeStored(KEY, READER, others);
}
