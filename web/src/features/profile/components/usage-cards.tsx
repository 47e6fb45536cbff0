import type { Usage } from '@playbook/contracts/founder/usage.contract';
import type { ReactNode } from 'react';
import { UsageHistoryCard } from './usage-history-card.js';
import { UsageSummaryCard } from './usage-summary-card.js';

interface UsageCardsProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** What the founder used, as a chart and as sums. */
export function UsageCards({ usage }: UsageCardsProps): ReactNode {
  return (
    <>
      <UsageHistoryCard usage={usage} />
      <UsageSummaryCard usage={usage} />
    </>
  );
}
