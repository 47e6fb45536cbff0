import { getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';

/** The founder's newest idea check as other screens use it; null before the first one. */
export const userIdeaCheckQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['user-idea-check', ownerId],
    queryFn: async ({ signal }) => (await request(getUserIdeaCheckRoute, { signal })).data,
  });
