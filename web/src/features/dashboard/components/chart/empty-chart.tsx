import type { ReactNode } from 'react';
import { ChartPlot } from './chart-plot.js';
import styles from './empty-chart.module.css';

interface EmptyChartProps {
  /** Why there is no line. */
  readonly children: ReactNode;
}

/** The ground of the chart without a line. */
export function EmptyChart({ children }: EmptyChartProps): ReactNode {
  return (
    <div className={styles.chart}>
      <ChartPlot>{null}</ChartPlot>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
