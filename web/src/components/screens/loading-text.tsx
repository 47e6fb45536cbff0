import { type ReactNode, useEffect, useState } from 'react';
import styles from './screen.module.css';

/** After this long the founder is told that the connection is the reason. */
const PATIENCE_MS = 4_000;

interface LoadingTextProps {
  readonly isReconnecting?: boolean;
}

/** Something is not ready yet. Says so when it takes long, and offers to try again. */
export function LoadingText({ isReconnecting = false }: LoadingTextProps): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isAway = isLate || isReconnecting;
  return (
    <>
      <div className={styles.spinner} aria-hidden="true" />
      <div role="status" className={styles.status}>
        {isAway ? 'Reconnecting…' : 'Loading...'}
      </div>
      {isAway && (
        <button type="button" className="pb-button" data-variant="quiet" onClick={() => window.location.reload()}>
          Try again
        </button>
      )}
    </>
  );
}
