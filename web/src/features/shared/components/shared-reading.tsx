import type { OpenedShare } from '@playbook/contracts/sharing/shared-document.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { instantText } from '../../../lib/instant-text.js';
import { useCommentOutbox } from '../hooks/use-comment-outbox.js';
import { GonePassages } from './gone-passages.js';
import { SharedPartView } from './shared-part-view.js';
import styles from './shared.module.css';

interface SharedReadingProps {
  readonly secret: string;
  readonly share: OpenedShare;
}

/** What a link lets its holder read, passage by passage. */
export function SharedReading({ secret, share }: SharedReadingProps): ReactNode {
  const { scope, expiresAt, document, comments } = share;
  const outbox = useCommentOutbox(secret);
  const { title, parts } = document;
  const targets = new Set(parts.map(({ target }) => target));
  const isGone = ({ target }: { readonly target: string }): boolean => !targets.has(target);
  return (
    <>
      <div className={styles.head}>
        <h1 dir="auto">{title}</h1>
        <p className={styles.lead}>
          Somebody shares this with you on {EDITION.productName}, until {instantText(expiresAt)}.{' '}
          {scope === 'comment'
            ? 'To comment on single words, select them first. Whoever has this link sees your comments.'
            : 'It is for reading.'}
        </p>
      </div>
      {parts.length === 0 && <p>Nothing is written here yet.</p>}
      {parts.map((part) => (
        <SharedPartView
          key={part.target}
          part={part}
          comments={comments.filter(({ target }) => target === part.target)}
          outbox={scope === 'comment' ? outbox : null}
        />
      ))}
      <GonePassages comments={comments.filter(isGone)} outbox={{ ...outbox, unsent: outbox.unsent.filter(isGone) }} />
    </>
  );
}
