import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps extends Pick<ModalProps, 'opened' | 'onClose' | 'size' | 'fullScreen' | 'children'> {
  readonly title: string;
}

/** A dialog in front of the page with its title and a button that closes it. */
export function Dialog(props: DialogProps): ReactNode {
  return (
    <Modal
      {...props}
      classNames={{ title: styles.title ?? '', content: styles.surface ?? '', header: styles.surface ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    />
  );
}
