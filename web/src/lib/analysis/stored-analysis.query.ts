import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import type { StoredAnalysisKind } from './analysis-kind.js';

/** One stored analysis with its evidence. It never changes, so that it is read once. */
export const storedAnalysisQuery = <Analysis>(kind: StoredAnalysisKind<Analysis>, ownerId: string, id: string) =>
  queryOptions({
    queryKey: [kind.name, ownerId, id],
    queryFn: ({ signal }) => request(kind.route, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
