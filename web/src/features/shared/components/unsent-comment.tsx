import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CommentThread } from '../../../components/comments/comment-thread.js';
import { CopyButton } from '../../../components/ui/buttons/copy-button.js';
import type { CommentOutbox, OutboxComment } from '../hooks/use-comment-outbox.js';
import styles from './shared.module.css';

interface UnsentCommentProps {
  readonly comment: OutboxComment;
  readonly outbox: CommentOutbox;
}

/** A comment that the server does not have yet, and why. */
export function UnsentComment({ comment, outbox }: UnsentCommentProps): ReactNode {
  const { id, refusal, text, ...written } = comment;
  const shown = { ...written, id, text, linkId: '', resolvedAt: null, replyTo: null };
  return (
    <CommentThread thread={{ comment: shown, replies: [] }} founder="Founder">
      {refusal === null ? (
        <p className={styles.lead} role="status">
          On its way...
        </p>
      ) : (
        <>
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
          <div className={styles.actions}>
            <Button size="xs" variant="default" onClick={() => outbox.sendAgain(id)}>
              Send Again
            </Button>
            <CopyButton text={text} subject="your comment" />
            <Button size="xs" variant="default" onClick={() => outbox.discard(id)}>
              Discard
            </Button>
          </div>
        </>
      )}
    </CommentThread>
  );
}
