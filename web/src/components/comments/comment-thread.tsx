import type { ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ReactNode } from 'react';
import type { CommentThread as Thread } from '../../lib/share-comments/threads-of.js';
import { TimeAgo } from '../ui/time-ago.js';
import styles from './comments.module.css';

interface SaidProps {
  readonly comment: ShareComment;
  /** What the founder is called here. */
  readonly founder: string;
}

/** Who said what. Text stays text, whatever is in it; each name and each text has its own direction of writing. */
function Said({ comment: { author, text, createdAt }, founder }: SaidProps): ReactNode {
  return (
    <div className={styles.said}>
      <p className={styles.by}>
        <strong dir="auto">{author ?? founder}</strong>
        <TimeAgo instant={createdAt} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}

interface CommentThreadProps {
  readonly thread: Thread;
  readonly founder: string;
  /** The words it is about are no longer in the text. */
  readonly isOnEarlierVersion?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A comment with the words that it is about, and what was said in response. */
export function CommentThread(props: CommentThreadProps): ReactNode {
  const { thread, founder, isOnEarlierVersion = false, children } = props;
  const { comment, replies } = thread;
  return (
    <article className={styles.thread} data-resolved={comment.resolvedAt !== null} aria-label="Comment">
      {comment.quote !== null && (
        <blockquote className={styles.quote} dir="auto">
          {comment.quote.text}
        </blockquote>
      )}
      {isOnEarlierVersion && <p className={styles.by}>On an earlier version: these words are no longer there.</p>}
      <Said comment={comment} founder={founder} />
      {replies.length > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <Said key={reply.id} comment={reply} founder={founder} />
          ))}
        </div>
      )}
      {comment.resolvedAt !== null && <p className={styles.by}>Resolved</p>}
      {children}
    </article>
  );
}
