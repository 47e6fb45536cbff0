import { listDemosRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { type DemoPage, type DemoSummary, demoSummarySchema } from '@playbook/contracts/demos/demo-analysis.schema';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

const FIRST_PAGE = null as string | null;

/** A founder's videos, newest first, ten a page. */
export const demoListQuery = (ownerId: string) =>
  infiniteQueryOptions({
    queryKey: ['demo-analyses', ownerId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(listDemosRoute, { query: cursor === null ? {} : { cursor }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

const withDemo = (pages: readonly DemoPage[], demo: DemoSummary): DemoPage[] => {
  const isListed = pages.some(({ items }) => items.some(({ id }) => id === demo.id));
  return pages.map((page, index) => {
    const items = page.items.map((item) => (item.id === demo.id ? demo : item));
    return { ...page, items: isListed || index > 0 ? items : [demo, ...items] };
  });
};

/** Puts a video as it is now in its place of the list, a new one first. */
export async function placeInList(client: QueryClient, ownerId: string, demo: DemoSummary): Promise<void> {
  const { queryKey } = demoListQuery(ownerId);
  // A list that is still loading may have the video as it was; it is loaded again.
  await client.cancelQueries({ queryKey });
  const list = client.getQueryData(queryKey);
  if (list === undefined) return client.invalidateQueries({ queryKey });
  client.setQueryData(queryKey, { ...list, pages: withDemo(list.pages, demoSummarySchema.parse(demo)) });
}
