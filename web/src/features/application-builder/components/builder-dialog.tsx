import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnedFocus } from '../../../lib/use-returned-focus.js';
import styles from './builder-dialog.module.css';

interface BuilderDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Stands below the title and does not scroll. */
  readonly toolbar?: ReactNode;
  /** Stands at the bottom and does not scroll. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A large dialog of the builder: its middle scrolls, with the keyboard too. */
export function BuilderDialog({ title, onClose, toolbar, footer, children }: BuilderDialogProps): ReactNode {
  useReturnedFocus();
  return (
    <Modal.Root opened onClose={onClose} size="50rem" centered>
      <Modal.Overlay />
      <Modal.Content classNames={{ content: styles.content }}>
        <div className={styles.head}>
          <Modal.Title component="h2" className={styles.title}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        {toolbar !== undefined && <div className={styles.toolbar}>{toolbar}</div>}
        <section
          className={styles.body}
          aria-label={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
          tabIndex={0}
        >
          {children}
        </section>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
