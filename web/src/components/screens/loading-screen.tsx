import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { LoadingText } from './loading-text.js';
import styles from './screen.module.css';

interface LoadingScreenProps {
  readonly isReconnecting?: boolean;
}

/** The app is not ready yet. */
export function LoadingScreen({ isReconnecting = false }: LoadingScreenProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={`${styles.screen} ${styles.waiting}`} data-waiting>
      <h1 className="visually-hidden">{EDITION.productName}</h1>
      <LoadingText isReconnecting={isReconnecting} />
    </main>
  );
}
