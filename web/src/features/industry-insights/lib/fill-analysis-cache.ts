import type { QueryClient } from '@tanstack/react-query';
import { industryAnalysisQuery } from '../api/industry-analysis.js';
import { cacheAnalysis, cachedContextHash } from './analysis-cache.js';

/**
 * Brings a founder's newest insights to a browser that has none (decision D7); where there are some, the screen compares them.
 * @throws ApiError when the server does not respond
 */
export async function fillAnalysisCache(client: QueryClient, ownerId: string): Promise<void> {
  if (cachedContextHash(ownerId) !== null) return;
  const stored = await client.fetchQuery(industryAnalysisQuery(ownerId));
  // Asked again: insights may have been generated meanwhile.
  if (stored === null || cachedContextHash(ownerId) !== null) return;
  const { updatedAt, ...analysis } = stored;
  cacheAnalysis(ownerId, analysis, { timestamp: updatedAt, updatedAt });
}
