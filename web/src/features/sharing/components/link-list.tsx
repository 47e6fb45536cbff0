import { Button } from '@mantine/core';
import type { ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import { type ReactNode, useState } from 'react';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { instantText } from '../../../lib/instant-text.js';
import { deleteShareLinkLater, revokeShareLink } from '../api/share-link-acts.js';
import { isOver, KIND_WORDS, SCOPE_WORDS } from '../lib/share-words.js';
import styles from './sharing.module.css';

interface LinkItemProps {
  readonly ownerId: string;
  readonly link: ShareLink;
  readonly isLinkOver: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

function standing({ revokedAt, expiresAt }: ShareLink, isLinkOver: boolean): string {
  if (revokedAt !== null) return `Revoked ${instantText(revokedAt)}`;
  return isLinkOver ? `Expired ${instantText(expiresAt)}` : `Good until ${instantText(expiresAt)}`;
}

function LinkItem({ ownerId, link, isLinkOver, onHide }: LinkItemProps): ReactNode {
  const { kind, name, scope, lastUsedAt, comments } = link;
  return (
    <li>
      <div className={styles.link}>
        <strong dir="auto">{name}</strong>
        <span className={styles.hint}>
          {KIND_WORDS[kind]}. {SCOPE_WORDS[scope]}. {comments === 1 ? '1 comment' : `${comments} comments`}.
        </span>
        <span className={styles.hint}>
          {standing(link, isLinkOver)}.{' '}
          {lastUsedAt === null ? (
            'Not used yet.'
          ) : (
            <>
              Last used: <TimeAgo instant={lastUsedAt} />.
            </>
          )}
        </span>
      </div>
      <div className={styles.row}>
        {!isLinkOver && (
          <Button size="xs" variant="default" onClick={() => void revokeShareLink(ownerId, link)}>
            Revoke<span className="visually-hidden"> the link for {name}</span>
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => void deleteShareLinkLater(ownerId, link, onHide)}>
          Delete<span className="visually-hidden"> the link for {name}</span>
        </Button>
      </div>
    </li>
  );
}

interface LinkListProps {
  readonly ownerId: string;
  /** The newest first. */
  readonly links: readonly ShareLink[];
}

/** Every link with its last use; what is over can be told from what still works. */
export function LinkList({ ownerId, links }: LinkListProps): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [nowMs] = useState(() => Date.now());
  const shown = links.filter(({ id }) => !hidden.has(id));
  const hide = (id: string, isHidden: boolean): void =>
    setHidden((ids) => new Set(isHidden ? [...ids, id] : [...ids].filter((one) => one !== id)));
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="share-links">
      <h2 id="share-links">Your links</h2>
      {shown.length === 0 && <p className={styles.hint}>Nothing is shared.</p>}
      <ul className={styles.links}>
        {shown.map((link) => (
          <LinkItem
            key={link.id}
            ownerId={ownerId}
            link={link}
            isLinkOver={isOver(link, nowMs)}
            onHide={(isHidden) => hide(link.id, isHidden)}
          />
        ))}
      </ul>
    </section>
  );
}
