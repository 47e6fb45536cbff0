import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { analysisHistoryQuery, itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import { IDEA_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { scoredOnly } from '../../../lib/analysis/scored-attempts.js';
import { storedAnalysisQuery } from '../../../lib/analysis/stored-analysis.query.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored } from '../../../lib/browser-storage/stored-value.js';
import { STORED_CHECKS } from '../lib/server-fill.js';
import type { PreviousCheck } from '../lib/previous-check.js';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';

const useHistory = (ownerId: string) =>
  itemsOf(useInfiniteQuery(analysisHistoryQuery(IDEA_HISTORY, ownerId)).data?.pages);

/** The scored check before the shown one; null while there is none, or it is not loaded. */
export function usePreviousCheck(ownerId: string, shown: ShownIdeaCheck | null): PreviousCheck | null {
  const scored = scoredOnly(useHistory(ownerId));
  const place = scored.findIndex(({ id }) => id === shown?.stored?.id);
  const previousId = place === -1 ? undefined : scored[place + 1]?.id;
  const query = storedAnalysisQuery(STORED_CHECKS, ownerId, previousId ?? '');
  const { data } = useQuery({ ...query, enabled: previousId !== undefined });
  return previousId === undefined ? null : (data ?? null);
}

/** The newest check that the server holds; undefined while there is none, or it is not loaded. */
export function useLatestCheck(ownerId: string): IdeaCheck | undefined {
  const latestId = useHistory(ownerId)[0]?.id;
  const { data } = useQuery({
    ...storedAnalysisQuery(STORED_CHECKS, ownerId, latestId ?? ''),
    enabled: latestId !== undefined,
    initialData: () => {
      const kept = readStored(STORAGE_KEYS.ideaResult, ownerId);
      return kept !== null && kept.id === latestId ? kept : undefined;
    },
  });
  return data;
}
