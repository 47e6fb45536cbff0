import { WEB_PATHS } from '@playbook/contracts/web-paths';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { NOT_LOADED_TEXTS } from '../../lib/not-loaded-texts.js';
import styles from './screen.module.css';
import { usePageTitle } from './use-page-title.js';

const FAILED = {
  title: 'Something went wrong',
  text: 'This page hit an unexpected error. What you saved is safe; loading the page again usually helps.',
};

/** Browsers, and Vite's loader of styles, say in their own words that a part of the app did not arrive. */
const LOAD_FAILURE = /dynamically imported module|importing a module|preload CSS|module script failed/i;
const isLoadFailure = (error: unknown): boolean => error instanceof Error && LOAD_FAILURE.test(error.message);

/** Shown instead of a page that failed to render. Plain links, because the router itself may be what failed. */
export function ErrorScreen({ error }: ErrorComponentProps): ReactNode {
  usePageTitle('Something went wrong');
  useEffect(() => {
    console.error('The page failed to render', error);
  }, [error]);
  const { title, text } = isLoadFailure(error) ? NOT_LOADED_TEXTS : FAILED;
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
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
