import { loadAuthClient } from '../lib/session/auth-client/auth-client.js';
import { hasStoredSession } from '../lib/session/auth-client/stored-session.js';
import { afterPreload } from './preloaded-files.js';

/** A failure is met again, and shown, where the code is used. */
const ignoreForNow = (): void => undefined;

/** The auth client, which is among the files asked for ahead of time, as is much of what the pages import. */
export const loadAuthClientAfterPreload = afterPreload(loadAuthClient);

/** Begins to run what somebody with a session will need, at once instead of one after the other. */
export function preloadForSession(): void {
  if (hasStoredSession()) loadAuthClientAfterPreload().catch(ignoreForNow);
}
