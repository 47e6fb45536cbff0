import type { ReactNode } from 'react';
import styles from './answer-result.module.css';

interface AdviceListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tone?: 'bad' | 'good';
}

/** Lines of advice under a title. Nothing where there is none. */
export function AdviceList({ title, lines, tone }: AdviceListProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.advice} data-tone={tone}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
