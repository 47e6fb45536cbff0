/** Where the auth library keeps the session in local storage. */
export const SESSION_STORAGE_KEY = 'playbook-auth';

/** Whether a session may be there. Returns without loading the auth library, so that visitors never wait for it. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_STORAGE_KEY) !== null;
  } catch {
    // Storage is blocked in this browser: then nothing was stored either.
    return false;
  }
}
