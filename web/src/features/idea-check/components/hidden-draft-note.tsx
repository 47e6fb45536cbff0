import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import styles from './notes.module.css';

interface HiddenDraftNoteProps {
  /** When the hidden draft was edited last. */
  readonly editedAt: string;
  readonly onTake: () => void;
  readonly onDismiss: () => void;
}

/** The form shows a later check from elsewhere; the draft of this browser is one click away (decision D7). */
export function HiddenDraftNote({ editedAt, onTake, onDismiss }: HiddenDraftNoteProps): ReactNode {
  return (
    <Notice tone="warning" icon={IconClock} title="You checked a later version elsewhere">
      <p>
        It is shown below. This browser still has another draft, edited last: <TimeAgo instant={editedAt} />.
      </p>
      <div className={styles.actions}>
        <Button size="xs" variant="default" onClick={onTake}>
          Bring back that draft
        </Button>
        <Button size="xs" variant="subtle" onClick={onDismiss}>
          Keep the later version
        </Button>
      </div>
    </Notice>
  );
}
