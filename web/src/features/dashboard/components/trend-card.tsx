import type { ReactNode } from 'react';
import { ScoreTrend } from '../../../components/ui/score-trend.js';
import type { ScoredAttempt } from '../../../lib/pitch-history/scored-attempts.js';
import styles from './dashboard.module.css';

interface TrendCardProps {
  /** Oldest first. */
  readonly attempts: readonly ScoredAttempt[];
}

/** How the pitch score moved. */
export function TrendCard({ attempts }: TrendCardProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="pitch-trend">
      <h2 id="pitch-trend" className={styles.cardTitle}>
        Score Trend
      </h2>
      {attempts.length > 1 ? (
        <ScoreTrend attempts={attempts} />
      ) : (
        <p className={styles.note}>Analyze a second version of your pitch to see how the score moves.</p>
      )}
    </section>
  );
}
