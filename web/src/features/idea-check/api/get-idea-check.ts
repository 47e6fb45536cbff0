import { getIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** One stored check with its evidence. It never changes, so that it is read once. */
export const ideaCheckQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['idea-check', ownerId, id],
    queryFn: ({ signal }) => request(getIdeaCheckRoute, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
