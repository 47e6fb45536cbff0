import { listPitchAnalysesRoute, type PitchAnalysisPage } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysisSummary } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import { cachePitchHistory } from './pitch-history-cache.js';

const FIRST_PAGE = null as string | null;

async function fetchPage(ownerId: string, cursor: string | null, signal: AbortSignal): Promise<PitchAnalysisPage> {
  const page = await request(listPitchAnalysesRoute, { query: cursor === null ? {} : { cursor }, signal });
  if (cursor === FIRST_PAGE) cachePitchHistory(ownerId, page.items);
  return page;
}

/** A founder's analysed pitches, newest first, page by page. The first page also refreshes the browser's copy. */
export const pitchHistoryQuery = (ownerId: string) =>
  infiniteQueryOptions({
    queryKey: ['pitch-analyses', ownerId],
    queryFn: ({ pageParam, signal }) => fetchPage(ownerId, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** All analyses of the loaded pages, newest first. */
export const analysesOf = (pages: readonly PitchAnalysisPage[] | undefined): readonly PitchAnalysisSummary[] =>
  (pages ?? []).flatMap((page) => page.items);
