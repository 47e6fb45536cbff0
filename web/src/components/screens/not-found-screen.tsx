import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './screen.module.css';
import { usePageTitle } from '../ui/page/use-page-title.js';

/** Any address that is not a page. */
export function NotFoundScreen(): ReactNode {
  usePageTitle('Page not found');
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <Link to={WEB_PATHS.landing} className="pb-button">
        Return to Home
      </Link>
    </main>
  );
}
