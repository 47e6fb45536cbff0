import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { fillIdeaCache } from '../../features/idea-check/lib/fill-idea-cache.js';
import { fillAnalysisCache } from '../../features/industry-insights/lib/fill-analysis-cache.js';
import { ApiError } from '../../lib/api-client/api-error.js';
import { analysisHistoryQuery } from '../../lib/analysis/analysis-history.query.js';
import { PITCH_HISTORY } from '../../lib/analysis/history-kinds.js';

function note(what: string, error: unknown): void {
  // Who signs out meanwhile takes the questions along.
  if (error instanceof CancelledError) return;
  const reason = error instanceof ApiError ? [error.status, error.code, error.traceId] : [error];
  console.warn(`This browser got no copy of ${what}`, ...reason);
}

/**
 * Fills this browser's copies from the server after a sign-in (decision D7): histories with their scores, the idea check, the
 * insights. Each on its own: what fails is loaded again where it is shown, and says so there.
 */
export async function fillFounderState(client: QueryClient, ownerId: string): Promise<void> {
  await Promise.all([
    client
      .fetchInfiniteQuery(analysisHistoryQuery(PITCH_HISTORY, ownerId))
      .catch((error: unknown) => note('the pitches', error)),
    fillIdeaCache(client, ownerId).catch((error: unknown) => note('the idea checks', error)),
    fillAnalysisCache(client, ownerId).catch((error: unknown) => note('the insights', error)),
  ]);
}
