import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorText } from './error-text.js';
import styles from './screen.module.css';

/** Shown within the app's shell instead of a page that failed to render; the other pages stay within reach. */
export function PageError({ error }: ErrorComponentProps): ReactNode {
  return (
    <div className={styles.screen} data-in-shell>
      <ErrorText error={error} />
    </div>
  );
}
