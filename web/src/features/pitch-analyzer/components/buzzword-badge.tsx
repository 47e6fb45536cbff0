import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './risk-alerts.module.css';

const EVENTS = { hover: true, focus: true, touch: true };

interface BuzzwordBadgeProps {
  readonly term: string;
  /** Plain words for it; null when there are none. */
  readonly replacement: string | null;
}

/** A buzzword of the founder's text; pointing at it shows the plain words for it. */
export function BuzzwordBadge({ term, replacement }: BuzzwordBadgeProps): ReactNode {
  if (replacement === null) return <span className={styles.badge}>{term}</span>;
  return (
    <Tooltip label={`In plain words: ${replacement}`} multiline maw={300} events={EVENTS}>
      <button type="button" className={styles.badge}>
        {term}
      </button>
    </Tooltip>
  );
}
