import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/pitch-history/difference-text.js';
import styles from './difference-chip.module.css';

interface DifferenceChipProps {
  readonly points: number;
}

const directionOf = (points: number): string => {
  if (points === 0) return 'same';
  return points > 0 ? 'up' : 'down';
};

/** Points gained or lost against the attempt before. */
export function DifferenceChip({ points }: DifferenceChipProps): ReactNode {
  return (
    <span className={styles.chip} data-direction={directionOf(points)}>
      {differenceText(points)}
    </span>
  );
}
