import type { ReactNode } from 'react';
import { differenceText, directionOf } from '../../../lib/analysis/difference-text.js';
import styles from './difference-chip.module.css';

interface DifferenceChipProps {
  readonly points: number;
}

/** Points gained or lost against the attempt before. */
export function DifferenceChip({ points }: DifferenceChipProps): ReactNode {
  return (
    <span className={styles.chip} data-direction={directionOf(points)}>
      {differenceText(points)}
    </span>
  );
}
