import type { ReactNode } from 'react';
import { countsOf, type UsageDay } from '../lib/usage-days.js';
import { totalOf } from '../lib/usage-tools.js';
import { UsageChart } from './usage-chart.js';
import styles from './usage-history-card.module.css';
import { UsageLegend } from './usage-legend.js';

interface UsageHistoryCardProps {
  /** Oldest first; null where they could not be loaded. */
  readonly days: readonly UsageDay[] | null;
}

/** The uses of the last 30 days by tool and day. */
export function UsageHistoryCard({ days }: UsageHistoryCardProps): ReactNode {
  const counts = days === null ? null : countsOf(days);
  return (
    <section className="pb-card" aria-labelledby="usage">
      <div className={styles.head}>
        <h2 id="usage" className={styles.title}>
          Usage History
        </h2>
        <p className={styles.window}>Last 30 days</p>
      </div>
      {days === null || counts === null ? (
        <p className={styles.window}>Your usage could not be loaded.</p>
      ) : (
        <>
          {totalOf(counts) === 0 ? (
            <p className={styles.empty}>
              Nothing used yet. Each idea, pitch and answer that you analyze is counted here.
            </p>
          ) : (
            <UsageChart days={days} />
          )}
          <UsageLegend counts={counts} />
        </>
      )}
    </section>
  );
}
