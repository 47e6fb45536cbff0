import type { Usage } from '@playbook/contracts/founder/usage.contract';
import type { ReactNode } from 'react';
import { usesOf } from '../lib/usage-tools.js';
import styles from './usage-summary-card.module.css';

const NOT_LOADED = '\u2013';

interface UsageSummaryCardProps {
  /** Null where it could not be loaded. */
  readonly usage: Usage | null;
}

/** The sums that founders ask for. */
export function UsageSummaryCard({ usage }: UsageSummaryCardProps): ReactNode {
  const figures = [
    { label: 'Total uses', value: usage?.total },
    { label: 'Deck analyses', value: usage === null ? undefined : usesOf(usage, 'deckAnalyses') },
    { label: 'Applications', value: usage === null ? undefined : usesOf(usage, 'applications') },
  ];
  return (
    <section className="pb-card" aria-labelledby="usage-summary">
      <h2 id="usage-summary" className={styles.title}>
        Usage Summary
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? NOT_LOADED}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
