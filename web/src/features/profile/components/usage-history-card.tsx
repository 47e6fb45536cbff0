import { type Usage, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';
import type { ReactNode } from 'react';
import { USAGE_NOT_LOADED } from '../../../failures/profile-failures.js';
import { daysOf, busiestOf, dayText, type UsageDay } from '../lib/usage-days.js';
import styles from './usage-history-card.module.css';
import { barsOf, CHART_HEIGHT, CHART_WIDTH } from '../lib/chart-bars.js';
import { usesByTool } from '../lib/usage-tools.js';

interface UsageLegendProps {
  readonly usage: Usage;
}

/** The uses of each tool; also what the colours of the chart mean. */
function UsageLegend({ usage }: UsageLegendProps): ReactNode {
  return (
    <dl className={styles.legend}>
      {usesByTool(usage).map(({ label, tone, uses }) => (
        <div key={label}>
          <dt>
            <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
            {label}
          </dt>
          <dd>{uses}</dd>
        </div>
      ))}
    </dl>
  );
}

interface UsageChartProps {
  /** Oldest first. */
  readonly days: readonly UsageDay[];
}

/** A bar a day, in the colours of the tools. Screen readers get the busiest day, and the list of all uses in its dialog. */
function UsageChart({ days }: UsageChartProps): ReactNode {
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

interface UsageHistoryCardProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** The uses of the window by tool and day. */
export function UsageHistoryCard({ usage }: UsageHistoryCardProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="usage">
      <div className={styles.head}>
        <h2 id="usage" className={styles.title}>
          Usage History
        </h2>
        <p className={styles.window}>Last {USAGE_WINDOW_DAYS} days</p>
      </div>
      {usage === null && <p className={styles.window}>{USAGE_NOT_LOADED}</p>}
      {usage?.total === 0 && (
        <p className={styles.empty}>
          Nothing used yet. Each idea, pitch and answer that you analyze, and all insights that you generate, are
          counted here.
        </p>
      )}
      {usage !== null && usage.total > 0 && <UsageChart days={daysOf(usage)} />}
      {usage !== null && <UsageLegend usage={usage} />}
    </section>
  );
}
