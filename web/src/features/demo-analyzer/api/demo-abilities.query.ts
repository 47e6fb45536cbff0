import { getDemoAbilitiesRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** What this installation can do with videos. */
export const demoAbilitiesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['demo-abilities', ownerId],
    queryFn: ({ signal }) => request(getDemoAbilitiesRoute, { signal }),
  });
