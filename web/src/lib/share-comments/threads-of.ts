import type { ShareComment } from '@playbook/contracts/sharing/share-comment.schema';

/** A comment with what was said in response, the oldest first. */
export interface CommentThread<C extends ShareComment = ShareComment> {
  readonly comment: C;
  readonly replies: readonly C[];
}

const byTime = (a: ShareComment, b: ShareComment): number => a.createdAt.localeCompare(b.createdAt);

/** Puts responses below what they respond to; threads come in the order of their comments, the oldest first. */
export function threadsOf<C extends ShareComment>(comments: readonly C[]): CommentThread<C>[] {
  const sorted = comments.toSorted(byTime);
  const replies = Map.groupBy(sorted, ({ replyTo }) => replyTo);
  return sorted
    .filter(({ replyTo }) => replyTo === null)
    .map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }));
}
