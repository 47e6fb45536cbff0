import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AppShell } from '../../components/layout/app-shell.js';
import { CommandPaletteHost } from '../../features/command-palette/components/command-palette-host.js';
import { MantineScope } from '../../components/ui/theme/mantine-scope.js';
import { connection } from '../../lib/connection/connection.js';
import { removeFirstFrame } from '../../lib/first-frame.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { useSession } from '../../lib/session/use-session.js';
import { startTelemetry } from '../../lib/telemetry/start-telemetry.js';
import { whenIdle } from '../../lib/when-idle.js';
import { APP_PAGES } from './app-pages.js';

/** Loaded after the page is shown: nothing on it waits for the copies. */
async function fillCopies(founderId: string): Promise<void> {
  try {
    const { fillFounderState } = await import('../providers/fill-founder-state.js');
    await fillFounderState(queryClient, founderId);
  } catch (error) {
    console.warn('The code that fills this browser\u2019s copies was not loaded', error);
  }
}

/** Asks again for what failed while there was no connection, as soon as there is one; returns how to stop. */
const refetchWhenConnected = (): (() => void) =>
  connection.subscribe(() => {
    if (connection.getState() !== 'connected') return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });

/** The shell around every page behind sign-in. */
export function AppLayout(): ReactNode {
  const { user } = useSession();
  const founderId = user?.id;

  useEffect(removeFirstFrame, []);

  // Soon, so that the first thing a founder does is traced, but in a task of its own.
  useEffect(() => {
    const timer = setTimeout(() => void startTelemetry());
    return () => clearTimeout(timer);
  }, []);

  useEffect(refetchWhenConnected, []);

  useEffect(() => {
    if (founderId === undefined) return undefined;
    return whenIdle(() => void fillCopies(founderId));
  }, [founderId]);

  return (
    <QueryClientProvider client={queryClient}>
      <MantineScope>
        <AppShell pages={APP_PAGES}>
          <Outlet />
        </AppShell>
        {founderId !== undefined && <CommandPaletteHost ownerId={founderId} pages={APP_PAGES} />}
      </MantineScope>
    </QueryClientProvider>
  );
}
