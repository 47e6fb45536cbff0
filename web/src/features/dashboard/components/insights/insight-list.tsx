import type { ActionableInsight } from '@playbook/domain/actionable-insights';
import type { ReactNode } from 'react';
import { CardHead } from '../card-head.js';
import { InsightCard } from './insight-card.js';
import styles from './insight-list.module.css';

interface InsightListProps {
  /** The most urgent first. */
  readonly insights: readonly ActionableInsight[];
}

/** What is worth doing next. */
export function InsightList({ insights }: InsightListProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="insights">
      <CardHead id="insights" title="Actionable Insights" aside="What moves you most, first" />
      <ul className={styles.list}>
        {insights.map((insight) => (
          <InsightCard key={insight.title} insight={insight} />
        ))}
      </ul>
    </section>
  );
}
