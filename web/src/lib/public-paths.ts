import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';

/** Pages that anybody may see; all others are behind sign-in. */
export const PUBLIC_PATHS: readonly string[] = [WEB_PATHS.landing, WEB_PATHS.disclaimer];
