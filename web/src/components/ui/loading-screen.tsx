import { EDITION } from '@playbook/contracts/edition';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './screen.module.css';

/** After this long the founder is told that the connection is the reason. */
const PATIENCE_MS = 4_000;

interface LoadingScreenProps {
  readonly isReconnecting?: boolean;
}

/** A page that is not ready yet. Says so when it takes long, and offers to try again. */
export function LoadingScreen({ isReconnecting = false }: LoadingScreenProps): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isAway = isLate || isReconnecting;
  return (
    <main id="main" tabIndex={-1} className={`${styles.screen} ${styles.waiting}`} data-waiting>
      <h1 className="visually-hidden">{EDITION.productName}</h1>
      <div className={styles.spinner} aria-hidden="true" />
      <div role="status" className={styles.status}>
        {isAway ? 'Reconnecting…' : 'Loading...'}
      </div>
      {isAway && (
        <button type="button" className="pb-button" data-variant="quiet" onClick={() => window.location.reload()}>
          Try again
        </button>
      )}
    </main>
  );
}
