import { getInterviewAbilitiesRoute } from '@playbook/contracts/interviews/spoken-answers.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** What this installation can do for interviews. */
export const interviewAbilitiesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['interview-abilities', ownerId],
    queryFn: ({ signal }) => request(getInterviewAbilitiesRoute, { signal }),
  });
