import {
  deleteIndustryAnalysisRoute,
  getIndustryAnalysisRoute,
  saveIndustryAnalysisRoute,
} from '@playbook/contracts/insights/industry-analysis.contract';
import type { IndustryAnalysis, SaveIndustryAnalysisBody } from '@playbook/contracts/insights/industry-analysis.schema';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** The analysis that the server keeps of the founder; null before the first one. */
export const industryAnalysisQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['industry-analysis', ownerId],
    queryFn: async ({ signal }) => (await request(getIndustryAnalysisRoute, { signal })).industryAnalysis,
  });

/** Puts an analysis in the place of the one before. */
export const saveIndustryAnalysis = (body: SaveIndustryAnalysisBody): Promise<IndustryAnalysis> =>
  request(saveIndustryAnalysisRoute, { body });

/** Removes the founder's analysis. */
export async function deleteIndustryAnalysis(): Promise<void> {
  await request(deleteIndustryAnalysisRoute);
}
