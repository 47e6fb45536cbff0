/** Name and lifetime are the specification's (sections 3 and 9). */
export const SIDEBAR_COOKIE = 'sidebar:state';
const SIDEBAR_COOKIE_MAX_AGE_S = 604_800;

/** Whether the founder left the sidebar open; true when they never said. */
export function readSidebarCookie(cookies: string): boolean {
  const prefix = `${SIDEBAR_COOKIE}=`;
  const entry = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return entry !== `${prefix}false`;
}

/** The value to assign to `document.cookie`. */
export const sidebarCookie = (isOpen: boolean): string =>
  `${SIDEBAR_COOKIE}=${isOpen}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE_S}; samesite=lax`;
