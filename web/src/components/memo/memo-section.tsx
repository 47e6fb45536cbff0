import { type ReactNode, useId } from 'react';
import styles from './memo.module.css';

interface MemoSectionProps {
  readonly title: string;
  /** What is said where there is nothing to list. */
  readonly none: string;
  readonly isOrdered?: boolean;
  readonly children: readonly ReactNode[];
}

/** One part of the memo: a heading and a list. */
export function MemoSection({ title, none, isOrdered = false, children }: MemoSectionProps): ReactNode {
  const id = useId();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={`pb-card ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <List className={styles.list}>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </List>
      )}
    </section>
  );
}
