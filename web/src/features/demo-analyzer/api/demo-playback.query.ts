import { getDemoPlaybackRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** An address that plays a video for an hour; a new one each time that the player opens. */
export const demoPlaybackQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['demo-playback', ownerId, id],
    queryFn: ({ signal }) => request(getDemoPlaybackRoute, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    // The player would begin anew with another address.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
