import type { ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ReactNode } from 'react';
import { CommentThread } from '../../../components/comments/comment-thread.js';
import { threadsOf } from '../../../lib/share-comments/threads-of.js';
import type { CommentOutbox } from '../hooks/use-comment-outbox.js';
import styles from './shared.module.css';
import { UnsentComment } from './unsent-comment.js';

interface GonePassagesProps {
  /** On passages that are not there (any more). */
  readonly comments: readonly ShareComment[];
  /** With comments that are on their way to such passages alone. */
  readonly outbox: CommentOutbox;
}

/** What was commented on passages that the founder has taken out since: a comment does not go with its passage. */
export function GonePassages({ comments, outbox }: GonePassagesProps): ReactNode {
  if (comments.length === 0 && outbox.unsent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="gone-passages">
      <h2 id="gone-passages">On passages that are no longer here</h2>
      {threadsOf(comments).map((thread) => (
        <CommentThread key={thread.comment.id} thread={thread} founder="Founder" />
      ))}
      {outbox.unsent.map((comment) => (
        <UnsentComment key={comment.id} comment={comment} outbox={outbox} />
      ))}
    </section>
  );
}
