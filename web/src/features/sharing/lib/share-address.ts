import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

/** The address to give away. The secret is behind the #, which browsers send to no server. */
export const shareAddress = (secret: string): string => `${window.location.origin}${WEB_PATHS.shared}#${secret}`;
