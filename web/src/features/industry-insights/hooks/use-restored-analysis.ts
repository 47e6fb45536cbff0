import { useEffect, useEffectEvent, useRef } from 'react';
import type { CachedAnalysis } from '../../../lib/browser-storage/industry-insights.schema.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { industryAnalysisQuery } from '../api/industry-analysis.js';
import { cacheAnalysis, forgetCachedAnalysis, newerAnalysis, readCachedAnalysis } from '../lib/analysis-cache.js';
import { INSIGHTS_NOT_RESTORED } from '../../../failures/insights-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { keepAnalysis } from '../lib/keep-analysis.js';

const RESTORED = {
  title: 'Data Restored',
  message: 'Your previous analysis has been restored.',
  tone: 'notice',
} as const;

interface RestoreOptions {
  readonly ownerId: string;
  /** Of the choices that insights must have been made for; null while they are not known. */
  readonly userContextHash: string | null;
  /** False once the founder has done something that an old analysis must not overwrite. */
  readonly isWanted: () => boolean;
  /** Null when what was restored from the browser does not hold any more. */
  readonly onRestore: (analysis: CachedAnalysis | null) => void;
}

/** Brings the newest analysis back: at once from the browser, then from the server where that has a newer one (decision D7). */
export function useRestoredAnalysis({ ownerId, userContextHash, isWanted, onRestore }: RestoreOptions): void {
  const startedFor = useRef<string | null>(null);

  const restore = useEffectEvent(async (hash: string): Promise<void> => {
    const cached = readCachedAnalysis(ownerId, hash);
    onRestore(cached);
    if (cached !== null) await showToast(RESTORED);
    try {
      const stored = await queryClient.fetchQuery(industryAnalysisQuery(ownerId));
      if (!isWanted() || startedFor.current !== hash) return;
      const newer = newerAnalysis(cached, stored, hash);
      if (newer === null) forgetCachedAnalysis();
      else if (newer !== cached) cacheAnalysis(ownerId, newer, newer);
      else if (newer.updatedAt === null) await keepAnalysis(ownerId, newer);
      if (newer === cached) return;
      onRestore(newer);
      if (cached === null) await showToast(RESTORED);
    } catch (error) {
      console.error('The previous analysis was not loaded', error);
      if (cached === null && isWanted()) await showToast(INSIGHTS_NOT_RESTORED);
    }
  });

  useEffect(() => {
    if (userContextHash === null || startedFor.current === userContextHash) return;
    startedFor.current = userContextHash;
    void restore(userContextHash);
  }, [userContextHash]);
}
