import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../components/ui/use-page-title.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { dashboardQuery } from '../api/dashboard.query.js';
import { DashboardContent } from './dashboard-content.js';
import { DashboardFailure } from './dashboard-failure.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { DashboardStandIn } from './dashboard-stand-in.js';
import styles from './dashboard.module.css';

/** Where founders land after signing in. */
export function DashboardPage(): ReactNode {
  usePageTitle('Dashboard');
  const { id: ownerId } = useFounder();
  const { data, isPending, isError, isFetching, refetch } = useQuery(dashboardQuery(ownerId));
  const retry = (): void => void refetch();

  return (
    <div className={styles.page}>
      <div>
        <h1>Dashboard</h1>
        <p className={styles.lead}>Where you stand, and what moves you next.</p>
      </div>
      {isError && <DashboardFailure isRetrying={isFetching} onRetry={retry} />}
      {isPending && <DashboardSkeleton />}
      {data !== undefined && (
        <DashboardContent dashboard={data} ownerId={ownerId} isRetrying={isFetching} onRetry={retry} />
      )}
      {data === undefined && isError && <DashboardStandIn ownerId={ownerId} />}
    </div>
  );
}
