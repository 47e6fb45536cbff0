import { listShareLinksRoute } from '@playbook/contracts/sharing/share-links.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

/** The links by which others read what the founder shares, the newest first. */
export const shareLinksQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['share-links', ownerId],
    queryFn: async ({ signal }) => (await request(listShareLinksRoute, { signal })).links,
  });
