import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { type ReactNode, useEffect } from 'react';
import { isLoadFailure } from '../../lib/connection/load-code.js';
import { NOT_LOADED_TEXTS, PAGE_FAILED_TEXTS } from '../../failures/page-failures.js';
import styles from './screen.module.css';
import { usePageTitle } from '../ui/page/use-page-title.js';
import { connection } from '../../lib/connection/connection.js';

/**
 * For a page whose code did not arrive: loads it again once a connection that was away is back. Returns how to stop. Where the
 * gateway responds all along, nothing is loaded again, because that would go on for ever.
 */
function reloadWhenConnected(): () => void {
  let wasAway = connection.getState() !== 'connected';
  const stop = connection.subscribe(() => {
    const isAway = connection.getState() !== 'connected';
    if (wasAway && !isAway) window.location.reload();
    wasAway = isAway;
  });
  window.addEventListener('online', connection.suspect);
  connection.suspect();
  return () => {
    window.removeEventListener('online', connection.suspect);
    stop();
  };
}

interface ErrorTextProps {
  readonly error: unknown;
}

/** What went wrong with a page, and the ways out. Plain links, because the router itself may be what failed. */
export function ErrorText({ error }: ErrorTextProps): ReactNode {
  usePageTitle(PAGE_FAILED_TEXTS.title);
  const isNotLoaded = isLoadFailure(error);
  useEffect(() => {
    console.error('The page failed to render', error);
  }, [error]);
  useEffect(() => (isNotLoaded ? reloadWhenConnected() : undefined), [isNotLoaded]);
  const { title, text } = isNotLoaded ? NOT_LOADED_TEXTS : PAGE_FAILED_TEXTS;
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
