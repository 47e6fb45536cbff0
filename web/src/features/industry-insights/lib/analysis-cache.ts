import type { IndustryAnalysis, SaveIndustryAnalysisBody } from '@playbook/contracts/insights/industry-analysis.schema';
import { type CachedAnalysis, INDUSTRY_INSIGHTS_KEY } from '../../../lib/browser-storage/industry-insights.schema.js';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage/stored-value.js';

/** How long the browser's copy is good (specification, section 9). */
export const ANALYSIS_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** The browser's copy; null when there is none, it is older than a day, or it was made for other choices. */
export function readCachedAnalysis(
  ownerId: string,
  userContextHash: string,
  nowMs = Date.now(),
): CachedAnalysis | null {
  const cached = readStored(INDUSTRY_INSIGHTS_KEY, ownerId);
  if (cached === null) return null;
  const isFresh = nowMs - Date.parse(cached.timestamp) < ANALYSIS_LIFETIME_MS;
  return isFresh && cached.userContextHash === userContextHash ? cached : null;
}

/** What the browser's copy was made for; null when there is none. */
export const cachedContextHash = (ownerId: string): string | null =>
  readStored(INDUSTRY_INSIGHTS_KEY, ownerId)?.userContextHash ?? null;

/** Keeps an analysis in the browser. */
export function cacheAnalysis(
  ownerId: string,
  analysis: SaveIndustryAnalysisBody,
  { timestamp, updatedAt }: Pick<CachedAnalysis, 'timestamp' | 'updatedAt'>,
): void {
  writeStored(INDUSTRY_INSIGHTS_KEY, ownerId, { ...analysis, timestamp, updatedAt });
}

export const forgetCachedAnalysis = (): void => removeStored(INDUSTRY_INSIGHTS_KEY);

/** Which of two copies a screen shows: the newer one, of those made for the same choices (decision D7). */
export function newerAnalysis(
  cached: CachedAnalysis | null,
  stored: IndustryAnalysis | null,
  userContextHash: string,
): CachedAnalysis | null {
  const fitting = stored?.userContextHash === userContextHash ? stored : null;
  if (fitting === null) {
    // What the server knew and does not know any more was removed elsewhere.
    return cached?.updatedAt === null ? cached : null;
  }
  const fromServer = { ...fitting, timestamp: fitting.updatedAt };
  return cached === null || (cached.updatedAt ?? cached.timestamp) < fitting.updatedAt ? fromServer : cached;
}
