import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingScreen } from '../../components/ui/loading-screen.js';
import { AuthGuard } from './auth-guard.js';

const AppLayout = lazy(() => import('./app-layout.js').then(({ AppLayout: component }) => ({ default: component })));

/** Everything behind sign-in. The shell is downloaded only once somebody is signed in. */
export function GuardedLayout(): ReactNode {
  return (
    <AuthGuard>
      <Suspense fallback={<LoadingScreen />}>
        <AppLayout />
      </Suspense>
    </AuthGuard>
  );
}
