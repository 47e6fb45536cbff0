import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { type ReactNode, useState } from 'react';
import { Button } from '@mantine/core';
import { ThreadList } from '../../../components/comments/thread-list.js';
import { LoadMoreButton } from '../../../components/ui/buttons/load-more-button.js';
import { threadsOf } from '../../../lib/share-comments/threads-of.js';
import { useReceivedComments } from '../../../lib/share-comments/use-received-comments.js';
import { CommentPlace } from './comment-place.js';
import styles from './sharing.module.css';

interface ReceivedCommentsProps {
  readonly ownerId: string;
}

const placeOf = (comment: ReceivedComment): ReactNode => <CommentPlace comment={comment} />;

/** What readers commented on everything, the newest first; what is resolved is folded away. */
export function ReceivedComments({ ownerId }: ReceivedCommentsProps): ReactNode {
  const { comments, query } = useReceivedComments(ownerId);
  const [showsResolved, setShowsResolved] = useState(false);
  const threads = threadsOf(comments).toReversed();
  const shown = showsResolved ? threads : threads.filter(({ comment }) => comment.resolvedAt === null);
  const resolved = threads.length - threads.filter(({ comment }) => comment.resolvedAt === null).length;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="received-comments">
      <h2 id="received-comments">Comments</h2>
      {shown.length === 0 && (
        <p className={styles.hint}>
          No open comments. They appear here, and beside each answer and report, as they are written.
        </p>
      )}
      <ThreadList ownerId={ownerId} threads={shown} placeOf={placeOf} />
      <div className={styles.row}>
        {resolved > 0 && (
          <Button size="xs" variant="default" onClick={() => setShowsResolved(!showsResolved)}>
            {showsResolved ? 'Hide resolved' : `Show resolved (${resolved})`}
          </Button>
        )}
        <LoadMoreButton size="xs" query={query} />
      </div>
    </section>
  );
}
