import { listInterviewsNotesRoute } from '@playbook/contracts/interviews/interviews.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** The founder's newest notes. */
export const interviewsNotesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['interviews-notes', ownerId],
    queryFn: ({ signal }) => request(listInterviewsNotesRoute, { signal }),
  });
