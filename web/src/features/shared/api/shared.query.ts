import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';

const LOOK_EVERY_MS = 20_000;
const MAX_RETRIES = 2;
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What a link lets its holder read, looked at again while the page is open, for there may be responses to comments. */
export const sharedQuery = (secret: string) =>
  queryOptions({
    queryKey: ['shared', secret],
    queryFn: ({ signal }) => request(openShareRoute, { body: { secret }, signal }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : LOOK_EVERY_MS),
    retry: (failures, error) => !isGone(error) && failures < MAX_RETRIES,
  });
