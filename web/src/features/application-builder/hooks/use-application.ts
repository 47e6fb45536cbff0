import type { Application } from '@playbook/contracts/applications/application.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFounder } from '../../../lib/session/use-founder.js';
import { useSession } from '../../../lib/session/use-session.js';
import { applicationQuery } from '../api/application.query.js';
import type { ApplicationDrafts } from '../autosave/application-drafts.js';
import type { DraftEngine } from '../autosave/draft-engine.js';
import { openDrafts } from '../autosave/browser/open-drafts.js';

/** The founder's application while its page is open. */
export type ApplicationState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** What the founder writes is in the drafts; `application` has what the server last said of the rest. */
  | { readonly state: 'ready'; readonly application: Application; readonly drafts: ApplicationDrafts };

interface OpenedEngine {
  /** Null until it is there. */
  readonly engine: DraftEngine | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Opens the drafts of a loaded application, and leaves them when the page does. */
function useEngine(founderId: string, application: Application | undefined): OpenedEngine {
  const [engine, setEngine] = useState<DraftEngine | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const applicationId = application?.id;

  useEffect(() => {
    if (application === undefined) return;
    let isOpen = true;
    const { drafts, leave } = openDrafts(founderId, application);
    drafts.then(
      (next) => {
        if (isOpen) setEngine(next);
      },
      (error: unknown) => {
        console.error('The drafts could not be opened', error);
        if (isOpen) setHasFailed(true);
      },
    );
    return () => {
      isOpen = false;
      leave();
      setEngine(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the answers of a later load go to the same drafts
  }, [founderId, applicationId, attempt]);

  const retry = (): void => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { engine, hasFailed, retry };
}

/** Loads the application, makes its drafts, and looks again for news from other devices when the founder comes back to the page. */
export function useApplication(): ApplicationState {
  const { id: founderId } = useFounder();
  const { hasChosenSignOut } = useSession();
  const query = useQuery(applicationQuery(founderId));
  const { data: application, isError, refetch } = query;
  const { engine, hasFailed, retry } = useEngine(founderId, application);

  useEffect(() => {
    if (application !== undefined) engine?.see(application.answers);
  }, [engine, application]);

  useEffect(() => {
    // While the token is still good: what was typed in the last second reaches the server before the session ends.
    if (hasChosenSignOut) void engine?.flush();
  }, [engine, hasChosenSignOut]);

  useEffect(() => {
    // The library looks at the visibility of the page alone; two windows side by side are both visible.
    const look = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);

  if (application !== undefined && engine !== null) return { state: 'ready', application, drafts: engine };
  if (hasFailed) return { state: 'failed', retry };
  return isError && application === undefined ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
