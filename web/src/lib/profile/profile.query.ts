import { getProfileRoute } from '@playbook/contracts/profile/profile.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

const FRESH_MS = 300_000;

/** What the product knows of the founder as a person; changed on the profile page only. */
export const profileQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['profile', ownerId],
    queryFn: ({ signal }) => request(getProfileRoute, { signal }),
    staleTime: FRESH_MS,
  });
