import { type IdeaCheckPage, listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheckSummary } from '@playbook/contracts/analysis/idea-check.schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import { cacheIdeaHistory } from './idea-history-cache.js';

const FIRST_PAGE = null as string | null;

async function fetchPage(ownerId: string, cursor: string | null, signal: AbortSignal): Promise<IdeaCheckPage> {
  const page = await request(listIdeaChecksRoute, { query: cursor === null ? {} : { cursor }, signal });
  if (cursor === FIRST_PAGE) cacheIdeaHistory(ownerId, page.items);
  return page;
}

/** A founder's idea checks, newest first, page by page. The first page also refreshes the browser's copy. */
export const ideaHistoryQuery = (ownerId: string) =>
  infiniteQueryOptions({
    queryKey: ['idea-checks', ownerId],
    queryFn: ({ pageParam, signal }) => fetchPage(ownerId, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** All checks of the loaded pages, newest first. */
export const checksOf = (pages: readonly IdeaCheckPage[] | undefined): readonly IdeaCheckSummary[] =>
  (pages ?? []).flatMap((page) => page.items);
