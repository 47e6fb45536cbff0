import type { ReactNode } from 'react';
import styles from './stat-row.module.css';

interface StatRowProps {
  readonly children: ReactNode;
}

/** The four key figures beside each other, two by two on a phone. */
export function StatRow({ children }: StatRowProps): ReactNode {
  return (
    <ul className={styles.row} aria-label="Key figures">
      {children}
    </ul>
  );
}
