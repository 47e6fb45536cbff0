import type { ReactNode } from 'react';
import { AuthGuard } from './auth-guard.js';
import { DownloadedLayout } from './downloaded-layout.js';

/** Everything behind sign-in. The shell is downloaded only once somebody is signed in. */
export function GuardedLayout(): ReactNode {
  return (
    <AuthGuard>
      <DownloadedLayout />
    </AuthGuard>
  );
}
