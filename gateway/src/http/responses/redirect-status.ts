import type { Route } from '@playbook/contracts/core/route';

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([302, 303]);

/** Whether success of the route sends the browser to another address. */
export const isRedirecting = ({ status }: Pick<Route, 'status'>): boolean => REDIRECT_STATUSES.has(status);
