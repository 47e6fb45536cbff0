import { listInterviewsRoute } from '@playbook/contracts/interviews/interviews.contract';
import { PAGE_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** The founder's newest interviews. */
export const interviewsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['interviews', ownerId],
    queryFn: ({ signal }) => request(listInterviewsRoute, { query: { limit: PAGE_MAX_ITEMS }, signal }),
  });
