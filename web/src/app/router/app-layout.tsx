import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AppShell } from '../../components/layout/app-shell.js';
import { CommandPaletteHost } from '../../features/command-palette/components/command-palette-host.js';
import { connection } from '../../lib/connection/connection.js';
import { refetchWhenConnected } from '../../lib/connection/refetch-when-connected.js';
import { ideaHistoryQuery } from '../../lib/idea-history/idea-history.query.js';
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

  useEffect(() => refetchWhenConnected(connection, queryClient), []);

  useEffect(() => {
    if (founderId === undefined) return;
    // A new browser gets its copies of the histories from the server. A failure shows where the history is shown.
    void queryClient.prefetchInfiniteQuery(pitchHistoryQuery(founderId));
    void queryClient.prefetchInfiniteQuery(ideaHistoryQuery(founderId));
  }, [founderId]);

  return (
    <QueryClientProvider client={queryClient}>
      <AppShell pages={APP_PAGES}>
        <Outlet />
      </AppShell>
      {founderId !== undefined && <CommandPaletteHost ownerId={founderId} pages={APP_PAGES} />}
    </QueryClientProvider>
  );
}
