import type { ReactNode } from 'react';
import styles from './toast-content.module.css';

interface ToastContentProps {
  readonly message: string | undefined;
  readonly label: string;
  readonly onAct: () => void;
}

/** The message of a toast with the button for what can still be done. */
export function ToastContent({ message, label, onAct }: ToastContentProps): ReactNode {
  return (
    <span className={styles.content}>
      <span>{message}</span>
      <button type="button" className={styles.action} onClick={onAct}>
        {label}
      </button>
    </span>
  );
}
