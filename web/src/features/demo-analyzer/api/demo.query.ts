import { getDemoRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';
import { placeInList } from './demo-list.query.js';

/** Less than the hour for which the addresses of its pictures are good. */
const FRESH_MS = 1_800_000;

/** One video with what was found in it. */
export const demoQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['demo-analysis', ownerId, id],
    queryFn: ({ signal }) => request(getDemoRoute, { params: { id }, signal }),
    staleTime: FRESH_MS,
  });

/** Brings a video as it is now to everything that shows it. */
export async function keepDemo(client: QueryClient, ownerId: string, demo: DemoAnalysis): Promise<void> {
  client.setQueryData(demoQuery(ownerId, demo.id).queryKey, demo);
  await placeInList(client, ownerId, demo);
}
