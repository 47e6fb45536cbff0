import { Button } from '@mantine/core';
import type { AnswerVersion } from '@playbook/contracts/applications/application.schema';
import { type ReactNode, useId, useState } from 'react';
import { ToneBadge } from '../../../../components/ui/badges/tone-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { sessionIdOf } from '../../../../lib/session/session-id.js';
import { useSession } from '../../../../lib/session/use-session.js';
import type { VersionEntry } from '../../lib/versions/version-entries.js';
import styles from './versions.module.css';
import { ChangedWords } from './changed-words.js';

interface VersionTextProps {
  readonly id: string;
  readonly entry: VersionEntry;
  /** Whether the whole text is shown, with what it changed. */
  readonly isOpen: boolean;
}

/** The text of a version: its beginning, or all of it against the version before. */
function VersionText({ id, entry, isOpen }: VersionTextProps): ReactNode {
  const { version, textBefore } = entry;
  const { value } = version;
  if (!isOpen) {
    return (
      <p id={id} className={styles.excerpt} dir="auto">
        {value.trim() === '' ? 'Empty' : value}
      </p>
    );
  }
  return (
    <div id={id}>
      {textBefore === null ? (
        <>
          <p className={styles.text} dir="auto">
            {value}
          </p>
          <p className={styles.note}>The version before is not loaded, so no changes are marked.</p>
        </>
      ) : (
        <ChangedWords before={textBefore} after={value} />
      )}
    </div>
  );
}

interface VersionItemProps {
  readonly entry: VersionEntry;
  readonly isBusy: boolean;
  readonly onRestore: (version: AnswerVersion) => void;
}

/** One saved text: when, from where, what it changed, and the way back to it. */
export function VersionItem({ entry, isBusy, onRestore }: VersionItemProps): ReactNode {
  const { version, savedAt, savedBy, restoredVersion } = entry.version;
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  const isThisBrowser = session !== null && sessionIdOf(session.access_token) === savedBy.sessionId;
  return (
    <li className={styles.version}>
      <p className={styles.meta}>
        <strong>Version {version}</strong>
        {entry.isCurrent && <ToneBadge tone="good">Current</ToneBadge>}
        <span>
          <TimeAgo instant={savedAt} />, {isThisBrowser ? 'in this browser' : 'on another device or browser'}
          {restoredVersion !== null && `, brought back from version ${restoredVersion}`}
        </span>
      </p>
      <VersionText id={textId} entry={entry} isOpen={isOpen} />
      <div className={styles.actions}>
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide changes' : 'Show changes'}
          <span className="visually-hidden"> of version {version}</span>
        </Button>
        {!entry.isCurrent && (
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => onRestore(entry.version)}>
            Restore
            <span className="visually-hidden"> version {version}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
