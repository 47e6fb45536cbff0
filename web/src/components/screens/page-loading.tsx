import type { ReactNode } from 'react';
import { LoadingText } from './loading-text.js';
import styles from './screen.module.css';

/** A page within the app's shell that is not ready yet. */
export function PageLoading(): ReactNode {
  return (
    <div className={styles.screen} data-in-shell data-waiting>
      <LoadingText />
    </div>
  );
}
