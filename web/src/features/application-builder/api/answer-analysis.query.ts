import { getAnswerAnalysisRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** One stored analysis with its evidence. It never changes, so that it is read once. */
export const answerAnalysisQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['answer-analysis', ownerId, id],
    queryFn: ({ signal }) => request(getAnswerAnalysisRoute, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
