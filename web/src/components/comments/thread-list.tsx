import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ReactNode } from 'react';
import type { CommentThread } from '../../lib/share-comments/threads-of.js';
import styles from './comments.module.css';
import { ReceivedThread } from './received-thread.js';

interface ThreadListProps {
  readonly ownerId: string;
  readonly threads: readonly CommentThread<ReceivedComment>[];
  /** Whether the words that a comment is about are no longer there. */
  readonly isOnEarlierVersion?: (comment: ReceivedComment) => boolean;
  /** The way to what a comment is about. */
  readonly placeOf?: (comment: ReceivedComment) => ReactNode;
}

/** Comments that the founder got; those that come are read out. */
export function ThreadList({ ownerId, threads, isOnEarlierVersion, placeOf }: ThreadListProps): ReactNode {
  return (
    <ul className={styles.list} aria-live="polite">
      {threads.map((thread) => (
        <li key={thread.comment.id}>
          <ReceivedThread
            ownerId={ownerId}
            thread={thread}
            isOnEarlierVersion={isOnEarlierVersion?.(thread.comment) ?? false}
            place={placeOf?.(thread.comment)}
          />
        </li>
      ))}
    </ul>
  );
}
