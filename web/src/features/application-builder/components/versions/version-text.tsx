import type { ReactNode } from 'react';
import type { VersionEntry } from '../../lib/versions/version-entries.js';
import { ChangedWords } from './changed-words.js';
import styles from './versions.module.css';

interface VersionTextProps {
  readonly id: string;
  readonly entry: VersionEntry;
  /** Whether the whole text is shown, with what it changed. */
  readonly isOpen: boolean;
}

/** The text of a version: its beginning, or all of it against the version before. */
export function VersionText({ id, entry, isOpen }: VersionTextProps): ReactNode {
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
