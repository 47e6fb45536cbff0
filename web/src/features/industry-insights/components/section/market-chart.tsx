import type { InsightChart } from '@playbook/contracts/insights/industry-insights.schema';
import { lazy } from '@playbook/domain/lazy';
import type { CSSProperties, ReactNode } from 'react';
import styles from './market-chart.module.css';
import { SourceNote } from '../../../../components/insights/source-note.js';

interface MarketChartProps {
  readonly chart: InsightChart;
}

const numberFormat = lazy(() => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }));
const PERCENT = 100;

/** Figures of one source as bars, drawn in style alone; the table is the same for everybody. */
export function MarketChart({ chart }: MarketChartProps): ReactNode {
  const { title, prefix, suffix, bars, source, confidence } = chart;
  const largest = Math.max(...bars.map(({ high }) => high));
  const share = (value: number): string => `${(value / largest) * PERCENT}%`;
  const figure = (value: number): string => `${prefix}${numberFormat().format(value)}${suffix}`;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <SourceNote source={source} confidence={confidence} />
      </figcaption>
      <dl>
        {bars.map(({ label, low, high }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span
                className={styles.bar}
                style={{ '--from': low === high ? '0%' : share(low), '--to': share(high) } as CSSProperties}
                aria-hidden="true"
              />
              <strong>{low === high ? figure(high) : `${figure(low)} to ${figure(high)}`}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
