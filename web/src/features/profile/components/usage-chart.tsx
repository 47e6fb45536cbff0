import type { ReactNode } from 'react';
import { barsOf, CHART_HEIGHT, CHART_WIDTH } from '../lib/chart-bars.js';
import { busiestOf, dayText, type UsageDay } from '../lib/usage-days.js';
import styles from './usage-chart.module.css';

interface UsageChartProps {
  /** Oldest first. */
  readonly days: readonly UsageDay[];
}

/** A bar a day, in the colours of the tools. Screen readers get the busiest day, and the list of all uses in its dialog. */
export function UsageChart({ days }: UsageChartProps): ReactNode {
  const most = busiestOf(days);
  const first = days[0];
  const last = days.at(-1);
  const busiest = days.find(({ total }) => total === most);
  if (first === undefined || last === undefined) return null;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={CHART_WIDTH} y1={CHART_HEIGHT - 0.5} y2={CHART_HEIGHT - 0.5} className={styles.axis} />
        {barsOf(days).map(({ date, tone, title, x, y, width, height }) => (
          <rect key={`${date} ${tone}`} x={x} y={y} width={width} height={height} rx="1" data-tone={tone}>
            <title>{title}</title>
          </rect>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{dayText(first.date)}</span>
        {busiest !== undefined && (
          <span>
            Most on one day: {most} ({dayText(busiest.date)})
          </span>
        )}
        <span>{dayText(last.date)}</span>
      </figcaption>
    </figure>
  );
}
