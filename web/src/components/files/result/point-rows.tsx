import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/analysis/difference-text.js';
import styles from './point-rows.module.css';

interface PointRowsProps {
  /** What the points are for, for screen readers: a page has several such lists. */
  readonly subject: string;
  readonly rows: readonly { readonly label: string; readonly points: number }[];
}

/** The points that add up to a score, folded away. Nothing where there are none. */
export function PointRows({ subject, rows }: PointRowsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>
        Why this score<span className="visually-hidden"> for {subject}</span>
      </summary>
      <ul>
        {rows.map(({ label, points }) => (
          <li key={label}>
            <span className={styles.points}>{differenceText(points)}</span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
