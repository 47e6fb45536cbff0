import {
  deleteOlderAnalysesRoute,
  getAnalysisStorageRoute,
  type StoredKind,
} from '@playbook/contracts/stored-analyses.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { request } from '../../../lib/api-client/request.js';

/** How many analyses the founder has stored, and may store. */
export const analysisStorageQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['analysis-storage', ownerId],
    queryFn: ({ signal }) => request(getAnalysisStorageRoute, { signal }),
    // Other screens store analyses.
    staleTime: 0,
  });

/** Deletes all analyses of a kind but the newest, for good. Every list that may have shown one of them is read again. */
export const deleteOlderMutation = (kind: StoredKind) =>
  mutationOptions({
    mutationFn: (keep: number) =>
      request(deleteOlderAnalysesRoute, { params: { kind }, query: { keep: String(keep) } }),
    onSuccess: () => void queryClient.invalidateQueries(),
  });
