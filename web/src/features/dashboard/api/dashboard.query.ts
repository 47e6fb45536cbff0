import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';
import { cacheScores } from '../lib/kept-scores.js';

/** The countdown goes on while the page is open. */
const REFRESH_MS = 15 * 60_000;

async function fetchDashboard(ownerId: string, signal: AbortSignal): Promise<Dashboard> {
  const dashboard = await request(getDashboardRoute, { signal });
  cacheScores(ownerId, dashboard);
  return dashboard;
}

/** Everything on the dashboard. Also refreshes the scores that the browser keeps. */
export const dashboardQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['dashboard', ownerId],
    queryFn: ({ signal }) => fetchDashboard(ownerId, signal),
    // Every other screen changes something here, so that each visit and each return to the tab asks anew.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH_MS,
  });
