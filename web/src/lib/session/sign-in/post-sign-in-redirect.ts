import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { clearIntendedPath, findIntendedPath } from './intended-path.js';

/**
 * Decides where a founder goes after signing in. The auth library also reports SIGNED_IN when a page with a session loads
 * and each time its tab becomes visible again, so that only the first report after a sign-in was asked for leads anywhere.
 */
export class PostSignInRedirect {
  #isArmed = false;

  /** A sign-in was started, or the browser is back from the provider with a code. */
  arm(): void {
    this.#isArmed = true;
  }

  /** The sign-in that was asked for did not happen. */
  disarm(): void {
    this.#isArmed = false;
  }

  /** The page to go to, or null to stay. Returns a page once for each sign-in. */
  takeTarget(currentPath: string): string | null {
    if (!this.#isArmed) return null;
    this.#isArmed = false;
    const intended = findIntendedPath();
    clearIntendedPath();
    if (intended !== null) return intended;
    return currentPath === WEB_PATHS.landing ? WEB_PATHS.dashboard : null;
  }
}
