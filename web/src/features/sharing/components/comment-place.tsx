import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { placeWords } from '../lib/share-words.js';
import styles from './sharing.module.css';

interface CommentPlaceProps {
  readonly comment: ReceivedComment;
}

/** What a comment is about; an answer can be gone to. */
export function CommentPlace({ comment }: CommentPlaceProps): ReactNode {
  const [section, field] = comment.target.split('.');
  const words = placeWords(comment);
  if (comment.kind !== 'application') return <p className={styles.hint}>{words}</p>;
  return (
    <p>
      <Link to={WEB_PATHS.applicationBuilder} search={{ section, field }} className={styles.place}>
        {words}
      </Link>
    </p>
  );
}
