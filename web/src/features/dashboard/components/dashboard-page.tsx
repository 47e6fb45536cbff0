import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { DASHBOARD_NOT_LOADED } from '../../../failures/dashboard-failures.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { Page } from '../../../components/ui/page/page.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { dashboardQuery } from '../api/dashboard.query.js';
import { DashboardContent } from './dashboard-content.js';
import { DashboardStandIn } from './dashboard-stand-in.js';
import styles from './dashboard.module.css';
import { StatRow } from './stats/stat-row.js';

const STATS = ['readiness', 'pitch', 'idea', 'deadline'] as const;

/** The cards while they load, in the places where they will be. */
function DashboardSkeleton(): ReactNode {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading...</span>
      <StatRow>
        {STATS.map((stat) => (
          <Skeleton key={stat} component="li" height={156} radius="md" />
        ))}
      </StatRow>
      <div className={styles.columns}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={320} radius="md" />
      </div>
    </div>
  );
}

/** Where founders land after signing in. */
export function DashboardPage(): ReactNode {
  const { id: ownerId } = useFounder();
  const { data: arrived, isError, isFetching, refetch } = useQuery(dashboardQuery(ownerId));
  // It is much to draw at once: deferred, the browser may react to the founder in between.
  const data = useDeferredValue(arrived);
  const retry = (): void => void refetch();

  return (
    <Page page="dashboard">
      {isError && <RetryNotice {...DASHBOARD_NOT_LOADED} isUrgent isLoading={isFetching} onRetry={retry} />}
      {data === undefined && !isError && <DashboardSkeleton />}
      {data !== undefined && (
        <DashboardContent dashboard={data} ownerId={ownerId} isRetrying={isFetching} onRetry={retry} />
      )}
      {data === undefined && isError && <DashboardStandIn ownerId={ownerId} />}
    </Page>
  );
}
