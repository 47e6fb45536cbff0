import { WEB_PATHS } from '@playbook/contracts/web-paths';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import styles from './screen.module.css';
import { usePageTitle } from './use-page-title.js';

/** Shown instead of a page that failed to render. Plain links, because the router itself may be what failed. */
export function ErrorScreen({ error }: ErrorComponentProps): ReactNode {
  usePageTitle('Something went wrong');
  useEffect(() => {
    console.error('The page failed to render', error);
  }, [error]);
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>This page hit an unexpected error. What you saved is safe; loading the page again usually helps.</p>
      <div className={styles.actions}>
        <button type="button" className="pb-button" onClick={() => window.location.reload()}>
          Reload this page
        </button>
        <a href={WEB_PATHS.landing} className="pb-button" data-variant="quiet">
          Go to the start page
        </a>
      </div>
    </main>
  );
}
