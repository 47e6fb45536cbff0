import type { ReactNode } from 'react';
import { heightPercent, sampledPoints, tableStepS, type ValueRange } from '../../lib/media/sampled-points.js';
import type { TimeSeries } from '../../lib/media/time-series.js';
import { numberText, timeText } from '../../../../lib/words/amounts.js';
import { FoldedTable } from './folded-table.js';
import styles from './time-chart.module.css';

/** What is drawn: the usual range, and what lies beyond it. */
function drawnRange({ points, range }: TimeSeries): ValueRange {
  const values = points.map(({ value }) => value);
  return { from: Math.min(range.from, ...values), to: Math.max(range.to, ...values) };
}

interface TimeChartProps {
  readonly series: TimeSeries;
  readonly durationS: number;
}

/** A line over the time of the video with the band that is good, small enough that no chart library is needed; the same as a table. */
export function TimeChart({ series, durationS }: TimeChartProps): ReactNode {
  const { title, unit, points, target, note } = series;
  const range = drawnRange(series);
  const line = points
    .map(({ atS, value }) => `${((atS / durationS) * 100).toFixed(2)},${heightPercent(value, range).toFixed(2)}`)
    .join(' ');
  const top = heightPercent(target.to, range);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong> <span className={styles.note}>{unit}</span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <rect className={styles.band} x="0" width="100" y={top} height={heightPercent(target.from, range) - top} />
          <polyline className={styles.line} points={line} />
        </svg>
        <span className={styles.upper}>{numberText(Math.round(range.to))}</span>
        <span className={styles.lower}>{numberText(Math.round(range.from))}</span>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>0:00</span>
        <span>{timeText(durationS)}</span>
      </p>
      <p className={styles.note}>{note}</p>
      <FoldedTable
        subject={title}
        columns={['From', `${title}, ${unit}`]}
        rows={sampledPoints(points, tableStepS(durationS)).map(({ atS, value }) => [
          timeText(atS),
          numberText(Math.round(value)),
        ])}
      />
    </figure>
  );
}
