import { type Usage, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';
import type { ReactNode } from 'react';
import { USAGE_NOT_LOADED } from '../../../failures/profile-failures.js';
import { daysOf } from '../lib/usage-days.js';
import { UsageChart } from './usage-chart.js';
import styles from './usage-history-card.module.css';
import { UsageLegend } from './usage-legend.js';

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
