import type { ReactNode } from 'react';
import styles from './card-head.module.css';

interface CardHeadProps {
  /** Names the card, which refers to it. */
  readonly id: string;
  readonly title: string;
  /** A word on what the card shows. */
  readonly aside?: ReactNode;
}

/** The first line of a card. */
export function CardHead({ id, title, aside }: CardHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {aside !== undefined && <p className={styles.aside}>{aside}</p>}
    </div>
  );
}
