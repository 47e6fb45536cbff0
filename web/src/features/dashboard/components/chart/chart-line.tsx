import type { ReactNode } from 'react';
import { type ChartPoint, polylineOf } from '../../lib/chart-lines.js';
import { instantText } from '../../../../lib/instant-text.js';
import styles from './score-chart.module.css';

interface ChartLineProps {
  readonly name: string;
  readonly series: 'pitch' | 'idea';
  readonly line: readonly ChartPoint[];
}

/** One line with a dot for each attempt. The dots stand above the drawing, which is stretched and would make them ovals. */
export function ChartLine({ name, series, line }: ChartLineProps): ReactNode {
  return (
    <div className={styles.series} data-series={series}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline points={polylineOf(line)} />
      </svg>
      {line.map(({ score, at, xPercent, yPercent }) => (
        <span
          key={`${at} ${xPercent}`}
          className={styles.dot}
          style={{ left: `${xPercent}%`, top: `${yPercent}%` }}
          title={`${name} ${score}, ${instantText(at)}`}
        />
      ))}
    </div>
  );
}
