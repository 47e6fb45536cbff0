import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import styles from './save-status.module.css';

const ICON = { size: 18, 'aria-hidden': true } as const;

/** On a narrow screen only read out: the status must not lie over the section's heading. */
const Kept = (): ReactNode => <span className={styles.kept}>. Kept in this browser</span>;

function Status(): ReactNode {
  const { indicator, isOnline, isRetrying, unsavedKeys } = useDraftsSnapshot();
  if (!isOnline) {
    return (
      <span data-tone="warning">
        <IconCloudOff {...ICON} />
        <span>Offline{unsavedKeys.length > 0 && <Kept />}</span>
      </span>
    );
  }
  switch (indicator) {
    case 'saving':
      return (
        <span>
          <IconLoader2 {...ICON} className={styles.spinning} /> Saving...
        </span>
      );
    case 'saved':
      return (
        <span data-tone="success">
          <IconCheck {...ICON} /> Saved
        </span>
      );
    case 'error':
      return (
        <span data-tone="failure">
          <IconAlertTriangle {...ICON} /> Save failed
        </span>
      );
    case null:
      return isRetrying && unsavedKeys.length > 0 ? (
        <span data-tone="warning">
          <IconCloudOff {...ICON} />
          <span>
            Not saved yet
            <Kept />
          </span>
        </span>
      ) : null;
  }
}

/** How the last save went, read out when it changes. */
export function SaveStatus(): ReactNode {
  return (
    <div role="status" aria-live="polite" className={styles.status}>
      <Status />
    </div>
  );
}
