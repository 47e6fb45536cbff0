import type { ReactNode } from 'react';
import styles from './key-takeaways.module.css';

/** What each of the three is, in their order. */
const LABELS = ['Keep', 'Fix first', 'Fix next'] as const;

interface KeyTakeawaysProps {
  readonly takeaways: readonly string[];
  /** Below what it stands under. */
  readonly headingLevel: 3 | 4;
}

/** The three things to take away. */
export function KeyTakeaways({ takeaways, headingLevel }: KeyTakeawaysProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`pb-card ${styles.card}`}>
      <Heading className={styles.title}>Key Takeaways</Heading>
      <ol className={styles.list}>
        {takeaways.map((takeaway, index) => (
          <li key={takeaway}>
            <span className={styles.label}>{LABELS[index]}</span>
            <span>{takeaway}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
