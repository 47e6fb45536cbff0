import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../components/ui/use-page-title.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { attemptsOf, scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import styles from './dashboard.module.css';
import { DashboardFailure } from './dashboard-failure.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { FirstPitchInvitation } from './first-pitch-invitation.js';
import { PitchScoreCard } from './pitch-score-card.js';
import { QuickActions } from './quick-actions.js';
import { TrendCard } from './trend-card.js';

/** Where founders land after signing in. Shows measured values only. */
export function DashboardPage(): ReactNode {
  usePageTitle('Dashboard');
  const founder = useFounder();
  const history = useInfiniteQuery(pitchHistoryQuery(founder.id));
  const scored = scoredOnly(analysesOf(history.data?.pages));
  const latest = scored[0];
  const attempts = attemptsOf(scored);

  return (
    <div className={styles.page}>
      <h1>Dashboard</h1>
      {history.isPending && <DashboardSkeleton />}
      {history.isError && <DashboardFailure founderId={founder.id} onRetry={() => void history.refetch()} />}
      {history.isSuccess && latest === undefined && <FirstPitchInvitation />}
      {history.isSuccess && latest !== undefined && (
        <div className={styles.cards}>
          <PitchScoreCard
            score={latest.overallScore}
            pitch={latest.pitch}
            createdAt={latest.createdAt}
            difference={attempts.at(-1)?.difference ?? null}
          />
          <TrendCard attempts={attempts} />
        </div>
      )}
      <QuickActions />
    </div>
  );
}
