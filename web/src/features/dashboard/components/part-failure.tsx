import type { ReactNode } from 'react';
import { PART_TEXTS } from '../../../failures/dashboard-failures.js';
import styles from './part-failure.module.css';

/** How a part that failed is asked for again. */
export interface RetryProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface PartFailureProps extends RetryProps {
  /** What is missing, for screen readers: several parts may be. */
  readonly subject: string;
  readonly text?: string;
}

/** In the place of a part that could not be loaded. */
export function PartFailure({ subject, text = PART_TEXTS.missing, isRetrying, onRetry }: PartFailureProps): ReactNode {
  return (
    <p className={styles.failure}>
      <span>{text}</span>{' '}
      <button type="button" className={styles.retry} onClick={onRetry} aria-disabled={isRetrying}>
        {isRetrying ? 'Loading…' : 'Retry'}
        <span className="visually-hidden"> {subject}</span>
      </button>
    </p>
  );
}
