import { getUsageRoute } from '@playbook/contracts/founder/usage.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** What the founder used within the window. */
export const usageQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['usage', ownerId],
    queryFn: ({ signal }) => request(getUsageRoute, { signal }),
    // Other screens add uses.
    staleTime: 0,
  });
