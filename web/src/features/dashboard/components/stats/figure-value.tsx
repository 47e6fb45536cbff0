import type { ReactNode } from 'react';
import { type Figure, isSampleFigure } from '../../lib/figure.js';
import styles from './figure-value.module.css';

interface FigureValueProps {
  readonly figure: Figure;
  /** What follows the number, as in '/100'. */
  readonly unit: string;
}

/** The number of a figure; a sample is paler than what was measured, and says what it is beside the number. */
export function FigureValue({ figure, unit }: FigureValueProps): ReactNode {
  if (figure.source === 'failed') return <span className={styles.sample}>{'\u2013'}</span>;
  const isSample = isSampleFigure(figure);
  return (
    <>
      <span className={isSample ? styles.sample : undefined}>
        {figure.value}
        <span className={styles.unit}>{unit}</span>
      </span>
      {isSample && <span className={styles.badge}>Sample</span>}
    </>
  );
}
