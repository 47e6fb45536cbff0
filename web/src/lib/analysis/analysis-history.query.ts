import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import { type AnalysisPage, type AnalysisSummary, cacheHistory, type HistoryKind } from './history-kinds.js';

const FIRST_PAGE = null as string | null;

/** A founder's analyses of a kind, newest first, page by page. The first page also refreshes the browser's copy. */
export const analysisHistoryQuery = <Summary extends AnalysisSummary>(kind: HistoryKind<Summary>, ownerId: string) =>
  infiniteQueryOptions({
    queryKey: [kind.name, ownerId],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await request(kind.route, { query: cursor === null ? {} : { cursor }, signal });
      if (cursor === FIRST_PAGE) cacheHistory(kind, ownerId, page.items);
      return page;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** All analyses of the loaded pages, newest first. */
export const itemsOf = <Item>(pages: readonly AnalysisPage<Item>[] | undefined): readonly Item[] =>
  (pages ?? []).flatMap(({ items }) => items);

/** Puts a new analysis first in the founder's history, once. */
export async function addToHistory<Summary extends AnalysisSummary>(
  client: QueryClient,
  kind: HistoryKind<Summary>,
  ownerId: string,
  summary: Summary,
): Promise<void> {
  const { queryKey } = analysisHistoryQuery(kind, ownerId);
  // A list that is still loading may lack the new analysis; it is loaded again instead of extended.
  await client.cancelQueries({ queryKey });
  const history = client.getQueryData(queryKey);
  if (history === undefined) return client.invalidateQueries({ queryKey });
  const [first = { items: [], nextCursor: null }, ...rest] = history.pages;
  const others = first.items.filter(({ id }) => id !== summary.id);
  const pages = [{ ...first, items: [summary, ...others] }, ...rest];
  client.setQueryData(queryKey, { ...history, pages });
  cacheHistory(kind, ownerId, itemsOf(pages));
}
