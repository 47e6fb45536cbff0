import type { Usage } from '@playbook/contracts/founder/usage.contract';
import type { ReactNode } from 'react';
import { usesByTool } from '../lib/usage-tools.js';
import styles from './usage-chart.module.css';

interface UsageLegendProps {
  readonly usage: Usage;
}

/** The uses of each tool; also what the colours of the chart mean. */
export function UsageLegend({ usage }: UsageLegendProps): ReactNode {
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
