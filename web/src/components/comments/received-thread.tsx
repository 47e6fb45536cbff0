import { Button } from '@mantine/core';
import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { type ReactNode, useState } from 'react';
import { replyToComment, resolveComment } from '../../lib/share-comments/comment-acts.js';
import type { CommentThread as Thread } from '../../lib/share-comments/threads-of.js';
import { CommentThread } from './comment-thread.js';
import styles from './comments.module.css';
import { ResponseForm } from './response-form.js';

interface ReceivedThreadProps {
  readonly ownerId: string;
  readonly thread: Thread<ReceivedComment>;
  readonly isOnEarlierVersion?: boolean;
  /** The way to what it is about. */
  readonly place?: ReactNode;
}

/** A comment as its founder has it: to respond to and to close. */
export function ReceivedThread({ ownerId, thread, isOnEarlierVersion = false, place }: ReceivedThreadProps): ReactNode {
  const { comment } = thread;
  const [isResponding, setIsResponding] = useState(false);
  const author = comment.author ?? '';
  const isOpen = comment.resolvedAt === null;
  return (
    <CommentThread thread={thread} founder="You" isOnEarlierVersion={isOnEarlierVersion}>
      {place}
      {isResponding ? (
        <ResponseForm
          author={author}
          onSend={(response) => replyToComment(ownerId, comment, response)}
          onClose={() => setIsResponding(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="xs" variant="default" onClick={() => setIsResponding(true)}>
            Respond<span className="visually-hidden"> to {author}</span>
          </Button>
          <Button size="xs" variant="default" onClick={() => void resolveComment(ownerId, comment, isOpen)}>
            {isOpen ? 'Resolve' : 'Open Again'}
            <span className="visually-hidden"> the comment of {author}</span>
          </Button>
        </div>
      )}
    </CommentThread>
  );
}
