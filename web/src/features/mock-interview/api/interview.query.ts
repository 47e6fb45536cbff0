import { getInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** One interview with all that was said in it. */
export const interviewQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['interview', ownerId, id],
    queryFn: ({ signal }) => request(getInterviewRoute, { params: { id }, signal }),
  });
