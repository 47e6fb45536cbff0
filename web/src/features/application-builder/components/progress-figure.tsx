import type { ReactNode } from 'react';
import styles from './progress-card.module.css';

interface ProgressFigureProps {
  readonly name: string;
  readonly value: number | string;
  readonly outOf?: number;
  /** What the figure counts. */
  readonly note: ReactNode;
}

/** One figure of the progress card. */
export function ProgressFigure({ name, value, outOf, note }: ProgressFigureProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {outOf !== undefined && <span className={styles.of}> / {outOf}</span>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
