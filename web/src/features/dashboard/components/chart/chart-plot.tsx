import type { ReactNode } from 'react';
import { heightOf } from '../../lib/chart-lines.js';
import styles from './chart-plot.module.css';

interface ChartPlotProps {
  readonly children: ReactNode;
}

/** Where the colours of the dashboard's scores change, and the ends. */
const GRID_SCORES = [100, 80, 60, 0] as const;

/** The ground of the chart: a grid, and the bands in which a score is strong or needs work. */
export function ChartPlot({ children }: ChartPlotProps): ReactNode {
  return (
    <div className={styles.plot} aria-hidden="true">
      <div className={styles.band} data-band="green" style={{ top: `${heightOf(100)}%`, bottom: '80%' }} />
      <div className={styles.band} data-band="orange" style={{ top: `${heightOf(80)}%`, bottom: '60%' }} />
      {GRID_SCORES.map((score) => (
        <span key={score} className={styles.grid} style={{ top: `${heightOf(score)}%` }}>
          {score}
        </span>
      ))}
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
