import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { actionableInsights } from '@playbook/domain/actionable-insights';
import type { ReactNode } from 'react';
import { isUntouched } from '../lib/is-untouched.js';
import { measuredStanding } from '../lib/measured-standing.js';
import { RecentProgress } from './activity/recent-progress.js';
import { ScoreChartCard } from './chart/score-chart-card.js';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.js';
import { InsightList } from './insights/insight-list.js';
import { QuickActions } from './quick-actions.js';
import { ReadinessCard } from './readiness/readiness-card.js';
import { StatCards } from './stats/stat-cards.js';
import { UrgentBanner } from './urgent-banner.js';

interface DashboardContentProps {
  readonly dashboard: Dashboard;
  readonly ownerId: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Everything that the gateway sent: what is urgent first, then where the founder stands, then what to do. */
export function DashboardContent({ dashboard, ownerId, isRetrying, onRetry }: DashboardContentProps): ReactNode {
  const { application, quality, pitch, idea, activity, deadline } = dashboard;
  const retry = { isRetrying, onRetry };
  return (
    <>
      {deadline?.urgency === 'URGENT' && <UrgentBanner deadline={deadline} />}
      <StatCards dashboard={dashboard} ownerId={ownerId} {...retry} />
      {isUntouched(dashboard) ? <FirstSteps /> : <QuickActions />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <InsightList insights={actionableInsights(measuredStanding(dashboard))} />
          <ScoreChartCard pitch={pitch} idea={idea} {...retry} />
        </div>
        <div className={styles.column}>
          <ReadinessCard application={application} quality={quality} pitch={pitch} idea={idea} {...retry} />
          <RecentProgress activity={activity} {...retry} />
        </div>
      </div>
      {isUntouched(dashboard) && <QuickActions />}
    </>
  );
}
