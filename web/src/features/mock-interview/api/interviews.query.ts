import { listInterviewsRoute } from '@playbook/contracts/interviews/interviews.contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

const FIRST_PAGE = null as string | null;

/** The founder's interviews, newest first, page by page. */
export const interviewsQuery = (ownerId: string) =>
  infiniteQueryOptions({
    queryKey: ['interviews', ownerId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(listInterviewsRoute, { query: cursor === null ? {} : { cursor }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });
