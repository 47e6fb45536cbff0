import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPreload } from '../preloaded-files.js';
import { LoadingScreen } from '../../components/screens/loading-screen.js';

const loadLayout = afterPreload(() => import('./app-layout.js'));

type Outcome = { readonly layout: ReactNode } | { readonly error: unknown };

/**
 * The shell around the pages, downloaded when it is first shown. A state and not `lazy`: React holds back what follows a
 * Suspense fallback until 0.3 s have passed, and by then the code has long been here.
 * @throws what the download failed with, for the error screen of the router
 */
export function DownloadedLayout(): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isGone = false;
    const settle = (next: Outcome): void => {
      if (!isGone) startTransition(() => setOutcome(next));
    };
    loadLayout().then(
      ({ AppLayout }) => settle({ layout: <AppLayout /> }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (outcome === null) return <LoadingScreen />;
  if ('error' in outcome) throw outcome.error;
  return outcome.layout;
}
