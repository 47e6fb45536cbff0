import { PUBLIC_PATHS } from '../lib/public-paths.js';
import { loadAuthClient } from '../lib/session/auth-client.js';
import { hasStoredSession } from '../lib/session/stored-session.js';
import { runPreloadedFiles } from './preloaded-files.js';

/** A failure is met again, and shown, where the code is used. */
const ignoreForNow = (): void => undefined;

/** Begins to run what somebody with a session will need, at once instead of one after the other. */
export function runForFounders(): void {
  if (!hasStoredSession()) return;
  loadAuthClient().catch(ignoreForNow);
  if (!PUBLIC_PATHS.includes(window.location.pathname)) void runPreloadedFiles();
}
