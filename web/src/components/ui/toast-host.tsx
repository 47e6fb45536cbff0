import { lazy, type ReactNode, Suspense } from 'react';
import { useFlag } from '../../lib/flag.js';
import { toastHostWanted } from '../../lib/notify/toast-host-wanted.js';

const Toaster = lazy(() => import('./toaster.js').then(({ Toaster: component }) => ({ default: component })));

/** Where toasts appear; its code is loaded with the first toast. */
export function ToastHost(): ReactNode {
  const isWanted = useFlag(toastHostWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
