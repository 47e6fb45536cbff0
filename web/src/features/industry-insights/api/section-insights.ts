import { getIndustryInsightsRoute } from '@playbook/contracts/industry-insights.contract';
import type { FieldInsights, InsightSection, StartupContext } from '@playbook/contracts/industry-insights.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';

/**
 * Insights about one section.
 * @throws ApiError when the call fails, or answers something else than was asked
 */
export async function fetchSectionInsights(
  section: InsightSection,
  startup: StartupContext,
  signal: AbortSignal,
): Promise<FieldInsights> {
  const { data } = await request(getIndustryInsightsRoute, { body: { ...startup, fieldType: section }, signal });
  if (data.fieldType !== section) throw new ApiError({ status: 200, code: 'unexpected_failure' });
  return data;
}
