import type { ActionableInsight } from '@playbook/domain/dashboard/actionable-insights';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardHead } from '../card-head.js';
import styles from './insight-list.module.css';

interface InsightCardProps {
  readonly insight: ActionableInsight;
}

/** One thing to do, how much it matters, and the way there. */
function InsightCard({ insight }: InsightCardProps): ReactNode {
  const { title, description, urgency, actionLabel, path } = insight;
  return (
    <li className={styles.card} data-urgency={urgency}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.badge}>
          {urgency}
          <span className="visually-hidden"> priority</span>
        </span>
      </div>
      <p className={styles.description}>{description}</p>
      <Link to={path} className={styles.action}>
        {actionLabel}
        <IconArrowRight size={17} aria-hidden />
      </Link>
    </li>
  );
}

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
