import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorText } from './error-text.js';
import styles from './screen.module.css';

/** Shown instead of the whole app when it failed to render. */
export function ErrorScreen({ error }: ErrorComponentProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <ErrorText error={error} />
    </main>
  );
}
