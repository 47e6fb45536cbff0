import type { ReactNode } from 'react';
import styles from './usage-summary-card.module.css';

interface UsageSummaryCardProps {
  /** Each is null where it could not be loaded. */
  readonly total: number | null;
  readonly decks: number | null;
  readonly applications: number | null;
}

/** The sums that founders ask for. */
export function UsageSummaryCard({ total, decks, applications }: UsageSummaryCardProps): ReactNode {
  const figures = [
    { label: 'Total uses', value: total },
    { label: 'Deck analyses', value: decks },
    { label: 'Applications', value: applications },
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
            <dd>{value ?? '\u2013'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
