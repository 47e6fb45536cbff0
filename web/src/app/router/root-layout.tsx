import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ToastHost } from '../../components/ui/toast-host.js';
import { SignInDialogHost } from '../../features/auth/components/sign-in-dialog-host.js';
import { SignOutDialogHost } from '../../features/auth/components/sign-out-dialog-host.js';
import { removeFirstFrame } from '../../lib/first-frame.js';
import { expectPage } from '../../lib/page-arrival.js';
import { SessionProvider } from '../../lib/session/session-provider.js';
import { loadAuthClientAfterPreload } from '../session-preload.js';
import { createSessionPorts } from './session-ports.js';

/** What surrounds every page: the session, the sign-in dialog and the toasts. */
export function RootLayout(): ReactNode {
  const router = useRouter();
  const [ports] = useState(() => createSessionPorts(router, loadAuthClientAfterPreload));

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        expectPage();
        removeFirstFrame();
      }),
    [router],
  );

  return (
    <SessionProvider ports={ports}>
      <Outlet />
      <SignInDialogHost />
      <SignOutDialogHost />
      <ToastHost />
    </SessionProvider>
  );
}
