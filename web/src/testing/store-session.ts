import { SESSION_STORAGE_KEY } from '../lib/session/auth-client/stored-session.js';
import { buildSession, buildUser } from './factories/session.factory.js';

/** Puts a valid session where the auth library looks for it. */
export function storeSession(user = buildUser()): void {
  window.localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(buildSession(user)));
}
