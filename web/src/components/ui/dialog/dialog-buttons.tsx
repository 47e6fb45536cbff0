import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogButtonsProps {
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog. */
export function DialogButtons({ children }: DialogButtonsProps): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}
