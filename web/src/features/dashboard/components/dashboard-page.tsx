import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PageHead } from '../../../components/ui/page-head.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { dashboardQuery } from '../api/dashboard.query.js';
import { DashboardContent } from './dashboard-content.js';
import { DashboardFailure } from './dashboard-failure.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { DashboardStandIn } from './dashboard-stand-in.js';
import styles from './dashboard.module.css';

/** Where founders land after signing in. */
export function DashboardPage(): ReactNode {
  const { id: ownerId } = useFounder();
  const { data: arrived, isError, isFetching, refetch } = useQuery(dashboardQuery(ownerId));
  // It is much to draw at once: deferred, the browser may answer to the founder in between.
  const data = useDeferredValue(arrived);
  const retry = (): void => void refetch();

  return (
    <div className={styles.page}>
      <PageHead page="dashboard" />
      {isError && <DashboardFailure isRetrying={isFetching} onRetry={retry} />}
      {data === undefined && !isError && <DashboardSkeleton />}
      {data !== undefined && (
        <DashboardContent dashboard={data} ownerId={ownerId} isRetrying={isFetching} onRetry={retry} />
      )}
      {data === undefined && isError && <DashboardStandIn ownerId={ownerId} />}
    </div>
  );
}
