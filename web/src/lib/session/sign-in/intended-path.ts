import { isWebPath, WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { withoutAuthParameters } from './auth-arrival.js';

const INTENDED_PATH_KEY = 'intendedPath';

/** True for a screen of this app, other than the landing page; never for another site's address. */
function isAllowedTarget(path: string): boolean {
  const url = URL.parse(path, window.location.origin);
  if (url === null || url.origin !== window.location.origin || !path.startsWith('/')) return false;
  return isWebPath(url.pathname) && url.pathname !== WEB_PATHS.landing;
}

/** Remembers the page (path and query) that a visitor wanted, so that sign-in can lead there. */
export function rememberIntendedPath(href: string): void {
  try {
    window.sessionStorage.setItem(INTENDED_PATH_KEY, withoutAuthParameters(href));
  } catch {
    // Storage is blocked: sign-in then leads to the dashboard.
  }
}

/** The remembered page, or null when there is none or it is not a page of this app. */
export function findIntendedPath(): string | null {
  try {
    const path = window.sessionStorage.getItem(INTENDED_PATH_KEY);
    return path !== null && isAllowedTarget(path) ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the remembered page. */
export function clearIntendedPath(): void {
  try {
    window.sessionStorage.removeItem(INTENDED_PATH_KEY);
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
