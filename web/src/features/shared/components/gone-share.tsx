import type { ReactNode } from 'react';
import styles from './shared.module.css';

/** What the holder of a link that opens nothing is told. Which of the reasons it is, nobody learns. */
export function GoneShare(): ReactNode {
  return (
    <div className={styles.head} role="alert">
      <h1>This link opens nothing</h1>
      <p className={styles.lead}>
        It may have been revoked, have expired, or have lost a part on its way. Ask whoever sent it for a new one.
      </p>
    </div>
  );
}
