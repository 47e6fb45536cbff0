import type { ReactNode } from 'react';
import styles from './tone-badge.module.css';

/** How good something is; plain where it is neither. */
export type Tone = 'good' | 'fair' | 'poor' | 'bad' | 'plain';

interface ToneBadgeProps {
  readonly tone: Tone;
  /** A large one holds a line of text and wraps it. */
  readonly size?: 'small' | 'large';
  readonly children: ReactNode;
}

/** A few words in the colour of how good it is. The words say it too, as colours alone do not tell everyone. */
export function ToneBadge({ tone, size = 'small', children }: ToneBadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-tone={tone} data-size={size}>
      {children}
    </span>
  );
}
