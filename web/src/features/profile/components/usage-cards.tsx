import type { ReactNode } from 'react';
import { countsOf, type Usage } from '../lib/usage-days.js';
import { totalOf } from '../lib/usage-tools.js';
import styles from './profile-page.module.css';
import { UsageHistoryCard } from './usage-history-card.js';
import { UsageSummaryCard } from './usage-summary-card.js';

interface UsageCardsProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** What the founder used, as a chart and as sums. */
export function UsageCards({ usage }: UsageCardsProps): ReactNode {
  const counts = usage === null ? null : countsOf(usage.days);
  return (
    <div className={styles.column}>
      <UsageHistoryCard days={usage?.days ?? null} />
      <UsageSummaryCard
        total={counts === null ? null : totalOf(counts)}
        decks={counts?.deck ?? null}
        applications={usage?.applications ?? null}
      />
    </div>
  );
}
