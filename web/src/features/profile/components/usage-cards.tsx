import type { Usage } from '@playbook/contracts/usage.contract';
import type { ReactNode } from 'react';
import styles from './profile-page.module.css';
import { UsageHistoryCard } from './usage-history-card.js';
import { UsageSummaryCard } from './usage-summary-card.js';

interface UsageCardsProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** What the founder used, as a chart and as sums. */
export function UsageCards({ usage }: UsageCardsProps): ReactNode {
  return (
    <div className={styles.column}>
      <UsageHistoryCard usage={usage} />
      <UsageSummaryCard usage={usage} />
    </div>
  );
}
