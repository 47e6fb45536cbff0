import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { type ReactNode, useEffect } from 'react';
import { isLoadFailure } from '../../lib/connection/load-code.js';
import { NOT_LOADED_TEXTS } from '../../lib/not-loaded-texts.js';
import { reloadWhenConnected } from '../../lib/connection/reload-when-connected.js';
import styles from './screen.module.css';
import { usePageTitle } from '../ui/use-page-title.js';

const FAILED = {
  title: 'Something went wrong',
  text: 'This page hit an unexpected error. What you saved is safe; loading the page again usually helps.',
};

interface ErrorTextProps {
  readonly error: unknown;
}

/** What went wrong with a page, and the ways out. Plain links, because the router itself may be what failed. */
export function ErrorText({ error }: ErrorTextProps): ReactNode {
  usePageTitle('Something went wrong');
  const isNotLoaded = isLoadFailure(error);
  useEffect(() => {
    console.error('The page failed to render', error);
  }, [error]);
  useEffect(() => (isNotLoaded ? reloadWhenConnected() : undefined), [isNotLoaded]);
  const { title, text } = isNotLoaded ? NOT_LOADED_TEXTS : FAILED;
  return (
    <>
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
    </>
  );
}
