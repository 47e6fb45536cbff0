import type { InsightMetric } from '@playbook/contracts/insights/industry-insights.schema';
import type { ReactNode } from 'react';
import { FigureText } from '../../../components/insights/figure-text.js';
import styles from './metric-list.module.css';
import { SourceNote } from '../../../components/insights/source-note.js';

interface MetricListProps {
  readonly title: string;
  readonly metrics: readonly InsightMetric[];
  /** A chart of figures of the same section. */
  readonly children?: ReactNode;
}

/** Numbers to watch, with what is usual and who says so. */
export function MetricList({ title, metrics, children }: MetricListProps): ReactNode {
  if (metrics.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      {children}
      <dl className={styles.list}>
        {metrics.map(({ name, benchmark, source, confidence }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureText text={benchmark} />
              <br />
              <SourceNote source={source} confidence={confidence} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
