import { PAGE_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { listShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

const FIRST_PAGE = null as string | null;

/** Comments on what the founder shares, the newest first, page by page. */
export const shareCommentsQuery = (ownerId: string) =>
  infiniteQueryOptions({
    queryKey: ['share-comments', ownerId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(listShareCommentsRoute, {
        query: { limit: PAGE_MAX_ITEMS, ...(cursor !== null && { cursor }) },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });
