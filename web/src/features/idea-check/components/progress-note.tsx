import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notes.module.css';

interface ProgressNoteProps {
  readonly isBusy: boolean;
  readonly onStartFresh: () => void;
}

/** There is something to come back to, and a way to empty the form. */
export function ProgressNote({ isBusy, onStartFresh }: ProgressNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <IconCheck size={18} aria-hidden />
        Your progress is automatically saved
      </p>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onStartFresh}>
        Start Fresh
      </Button>
    </div>
  );
}
