import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notes.module.css';

interface ClearedNoteProps {
  readonly onUndo: () => void;
}

/** The form was emptied; gets the focus, because the button that did it is gone. */
export function ClearedNote({ onUndo }: ClearedNoteProps): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.note} role="status">
      <p>
        <IconCheck size={18} aria-hidden />
        Form and result are cleared. Your history below is kept.
      </p>
      <Button ref={undo} size="xs" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
