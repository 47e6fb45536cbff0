import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../../components/layout/skip-link.js';
import { Logo } from '../../../components/ui/logo.js';
import { usePageTitle } from '../../../components/ui/page/use-page-title.js';
import { loadCode } from '../../../lib/connection/load-code.js';
import { GoneShare } from './gone-share.js';
import styles from './shared.module.css';

/** Apart, so that somebody without the app's code soon sees that something comes. */
const OpenedShare = lazy(async () => {
  const { OpenedShare: component } = await loadCode(() => import('./opened-share.js'));
  return { default: component };
});

/** Where somebody without an account reads what a founder shares, and comments on it. */
export function SharedPage(): ReactNode {
  usePageTitle('Shared with you');
  const hash = useLocation({ select: (location) => location.hash }).replace(/^#/, '');
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Logo />
        {hash === '' ? (
          <GoneShare />
        ) : (
          <Suspense fallback={<h1>Shared with you</h1>}>
            <OpenedShare hash={hash} />
          </Suspense>
        )}
      </main>
    </>
  );
}
