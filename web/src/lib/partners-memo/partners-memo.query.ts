import { reviewApplicationRoute } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

/** The memo on what is saved now; made anew at each visit, because any answer may have changed. */
export const partnersMemoQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['partners-memo', ownerId],
    queryFn: async ({ signal }) => (await request(reviewApplicationRoute, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
