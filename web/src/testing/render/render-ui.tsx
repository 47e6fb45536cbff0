// Loaded before it is asked for twice at once, by the first toast and by the place of toasts: jest's loader fails then.
import '@mantine/notifications';
import { MantineProvider } from '@mantine/core';
import type { User } from '@supabase/auth-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../../components/ui/theme/mantine-theme.js';
import { ToastHost } from '../../components/ui/toast-host.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { SessionContext, type SessionContextValue } from '../../lib/session/session-context.js';
import { buildSession, buildUser } from '../factories/session.factory.js';

/** A session in which every action succeeds. */
export function buildSessionValue(
  user: User | null,
  overrides: Partial<SessionContextValue> = {},
): SessionContextValue {
  const succeed = () => Promise.resolve({ error: null });
  return {
    session: user === null ? null : buildSession(user),
    user,
    loading: false,
    isReconnecting: false,
    hasChosenSignOut: false,
    signInWithGoogle: succeed,
    signInWithPassword: succeed,
    signUpWithPassword: succeed,
    signOut: succeed,
    ...overrides,
  };
}

/** Renders a piece of the app with everything around it but the router. */
export function renderUi(ui: ReactNode, session: SessionContextValue = buildSessionValue(buildUser())): RenderResult {
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          {ui}
          <ToastHost />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
