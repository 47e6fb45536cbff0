import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AppShell } from '../../components/layout/app-shell.js';
import { pitchHistoryQuery } from '../../lib/pitch-history/pitch-history.query.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { useSession } from '../../lib/session/use-session.js';
import { startTelemetry } from '../../lib/telemetry/start-telemetry.js';
import { APP_PAGES } from './app-pages.js';

/** The shell around every page behind sign-in. */
export function AppLayout(): ReactNode {
  const { user } = useSession();
  const founderId = user?.id;

  useEffect(() => {
    void startTelemetry();
  }, []);

  useEffect(() => {
    // A new browser gets its copy of the history from the server. A failure shows where the history is shown.
    if (founderId !== undefined) void queryClient.prefetchInfiniteQuery(pitchHistoryQuery(founderId));
  }, [founderId]);

  return (
    <QueryClientProvider client={queryClient}>
      <AppShell pages={APP_PAGES}>
        <Outlet />
      </AppShell>
    </QueryClientProvider>
  );
}
