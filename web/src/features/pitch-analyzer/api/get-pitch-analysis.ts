import { getPitchAnalysisRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** One stored analysis with its evidence. It never changes, so that it is read once. */
export const pitchAnalysisQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['pitch-analysis', ownerId, id],
    queryFn: ({ signal }) => request(getPitchAnalysisRoute, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
