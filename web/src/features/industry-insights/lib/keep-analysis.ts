import type { SaveIndustryAnalysisBody } from '@playbook/contracts/insights/industry-analysis.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { industryAnalysisQuery, saveIndustryAnalysis } from '../api/industry-analysis.js';
import { cacheAnalysis } from './analysis-cache.js';

async function keep(ownerId: string, analysis: SaveIndustryAnalysisBody): Promise<boolean> {
  const timestamp = new Date().toISOString();
  cacheAnalysis(ownerId, analysis, { timestamp, updatedAt: null });
  try {
    const saved = await saveIndustryAnalysis(analysis);
    cacheAnalysis(ownerId, analysis, { timestamp, updatedAt: saved.updatedAt });
    queryClient.setQueryData(industryAnalysisQuery(ownerId).queryKey, saved);
    return true;
  } catch (error) {
    const reason = error instanceof ApiError ? [error.status, error.code, error.traceId] : [error];
    console.error('The analysis was not saved', ...reason);
    return false;
  }
}

/** A newer analysis must not be overtaken by an older one on its way. */
let before: Promise<unknown> = Promise.resolve();

/** Stores an analysis in the browser and on the server; false when the server could not. One at a time, in their order. */
export function keepAnalysis(ownerId: string, analysis: SaveIndustryAnalysisBody): Promise<boolean> {
  const saving = before.then(() => keep(ownerId, analysis));
  before = saving;
  return saving;
}
