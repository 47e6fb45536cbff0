import type { QueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { draftOf } from '../../../lib/idea-check/idea-draft.js';
import { analysisHistoryQuery, itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import { IDEA_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { storedAnalysisQuery } from '../../../lib/analysis/stored-analysis.query.js';
import { serverFillOf, STORED_CHECKS } from './server-fill.js';

/**
 * Brings history, scores, form and result of a founder's newest idea check to a browser that lacks them (decision D7). A draft of
 * this browser that differs is left alone: the screen shows both, and the founder chooses.
 * @throws ApiError when the server does not respond
 */
export async function fillIdeaCache(client: QueryClient, ownerId: string): Promise<void> {
  const history = await client.fetchInfiniteQuery(analysisHistoryQuery(IDEA_HISTORY, ownerId));
  const latestId = itemsOf(history.pages)[0]?.id;
  if (latestId === undefined || readStored(STORAGE_KEYS.ideaResult, ownerId)?.id === latestId) return;
  const latest = await client.fetchQuery(storedAnalysisQuery(STORED_CHECKS, ownerId, latestId));
  // Read only now: the founder may have written meanwhile.
  const draft = readStored(STORAGE_KEYS.ideaDraft, ownerId);
  const kept = readStored(STORAGE_KEYS.ideaResult, ownerId);
  const freshSince = readStored(STORAGE_KEYS.ideaFreshSince, ownerId);
  const { takesResult, takesForm, isConflict } = serverFillOf({ draft, result: kept, freshSince }, latest);
  if (takesResult) writeStored(STORAGE_KEYS.ideaResult, ownerId, latest);
  if (!takesForm || isConflict) return;
  writeStored(STORAGE_KEYS.ideaDraft, ownerId, { ...draftOf(latest.form), updatedAt: latest.createdAt });
}
