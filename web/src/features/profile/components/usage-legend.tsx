import type { ReactNode } from 'react';
import { USAGE_TOOLS, type UsageCounts } from '../lib/usage-tools.js';
import styles from './usage-chart.module.css';

interface UsageLegendProps {
  readonly counts: UsageCounts;
}

/** The uses of each tool; also what the colours of the chart mean. */
export function UsageLegend({ counts }: UsageLegendProps): ReactNode {
  return (
    <dl className={styles.legend}>
      {USAGE_TOOLS.map(({ id, label, tone }) => (
        <div key={id}>
          <dt>
            <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
            {label}
          </dt>
          <dd>{counts[id]}</dd>
        </div>
      ))}
    </dl>
  );
}
