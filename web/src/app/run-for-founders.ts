import { PUBLIC_PATHS } from '../lib/public-paths.js';
import { type AuthClient, loadAuthClient } from '../lib/session/auth-client.js';
import { hasStoredSession } from '../lib/session/stored-session.js';
import { runPreloadedFiles } from './preloaded-files.js';

/** A failure is met again, and shown, where the code is used. */
const ignoreForNow = (): void => undefined;

/** Begins to run what somebody with a session will need, at once instead of one after the other. */
export function runForFounders(): void {
  if (!hasStoredSession()) return;
  if (PUBLIC_PATHS.includes(window.location.pathname)) loadAuthClient().catch(ignoreForNow);
  else void runPreloadedFiles();
}

/** The auth client, once the files asked for ahead of time have run: it is among them, with much of what the pages import. */
export async function loadAuthClientInTurn(): Promise<AuthClient> {
  await runPreloadedFiles();
  return loadAuthClient();
}
