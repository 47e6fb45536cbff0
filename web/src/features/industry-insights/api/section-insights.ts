import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import type {
  FieldInsights,
  InsightSection,
  StartupContext,
} from '@playbook/contracts/insights/industry-insights.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';

/** What a section is asked for. */
export interface SectionRequest {
  readonly section: InsightSection;
  readonly startup: StartupContext;
  /** Shared by sections that count as one use. */
  readonly generationKey: string;
}

/**
 * Insights about one section.
 * @throws ApiError when the call fails, or returns something else than was asked for
 */
export async function fetchSectionInsights(
  { section, startup, generationKey }: SectionRequest,
  signal: AbortSignal,
): Promise<FieldInsights> {
  const body = { ...startup, fieldType: section, generationKey };
  const { data } = await request(getIndustryInsightsRoute, { body, signal });
  if (data.fieldType !== section) throw new ApiError({ status: 200, code: 'unexpected_failure' });
  return data;
}
