import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import {
  deleteOlderAnalysesRoute,
  getAnalysisStorageRoute,
} from '@playbook/contracts/analysis/stored-analyses.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** How many analyses the founder has stored, and may store. */
export const analysisStorageQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['analysis-storage', ownerId],
    queryFn: ({ signal }) => request(getAnalysisStorageRoute, { signal }),
    // Other screens store analyses.
    staleTime: 0,
  });

export interface DeleteOlderVariables {
  /** How many of the newest stay. */
  readonly keep: number;
  /** Of the founder who decided it: by the time it is done somebody else may be signed in. */
  readonly accessToken: string;
}

/** Deletes all analyses of a kind but the newest, for good. */
export const deleteOlderMutation = (kind: StoredKind) =>
  mutationOptions({
    mutationFn: ({ keep, accessToken }: DeleteOlderVariables) =>
      request(deleteOlderAnalysesRoute, { params: { kind }, query: { keep: String(keep) }, accessToken }),
  });
