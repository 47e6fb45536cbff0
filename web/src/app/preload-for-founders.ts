import { WEB_PATHS } from '@playbook/contracts/web-paths';
import { loadAuthClient } from '../lib/session/auth-client.js';
import { hasStoredSession } from '../lib/session/stored-session.js';

const PUBLIC_PATHS: readonly string[] = [WEB_PATHS.landing, WEB_PATHS.disclaimer];

/** A failure is met again, and shown, where the code is used. */
const ignoreForNow = (): void => undefined;

/** Begins to download what somebody with a session will need, at once instead of one after the other. */
export function preloadForFounders(): void {
  if (!hasStoredSession()) return;
  loadAuthClient().catch(ignoreForNow);
  if (!PUBLIC_PATHS.includes(window.location.pathname)) import('./router/app-layout.js').catch(ignoreForNow);
}
