import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

/** What the gateway tells the web app about itself; does not change while a page is open. */
export const webConfigQuery = queryOptions({
  queryKey: ['web-config'],
  queryFn: ({ signal }) => request(webConfigRoute, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
