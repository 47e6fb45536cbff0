import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/**
 * The founder's newest application. Loaded again whenever the page gets the focus back, because it may have been changed on another
 * device; and not remembered after its page was left, because a founder who types on an old version gets a conflict with themselves.
 */
export const applicationQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['application', ownerId],
    queryFn: ({ signal }) => request(getApplicationRoute, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
