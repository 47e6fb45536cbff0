import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import type { FieldId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import {
  type FieldInsights,
  type IndustryInsights,
  insightFieldTypeOf,
  type InsightsRequest,
  type PrefillInsights,
} from '@playbook/contracts/insights/industry-insights.schema';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';
import { INSIGHTS_LIFETIME_MS, keepInsights, readInsights } from '../lib/insights/field-insights-cache.js';
import type { UserContext } from '../lib/insights/user-context.js';

const isPrefill = (insights: IndustryInsights): insights is PrefillInsights => insights.fieldType === 'prefill';

/** The reply was about something else than what was asked for. */
const unexpected = (): ApiError => new ApiError({ status: 200, code: 'unexpected_failure' });

/** Insights are about the founder's newest idea check, which the gateway knows: nothing of it is sent from here. */
const fetchInsights = async (body: InsightsRequest, signal: AbortSignal): Promise<IndustryInsights> =>
  (await request(getIndustryInsightsRoute, { body, signal })).data;

/** A kind of insights may help with several questions (specification, section 7); each has its own options. */
const requestFor = (fieldId: FieldId): InsightsRequest => ({
  fieldType: insightFieldTypeOf(fieldId),
  questionId: fieldId,
});

/** Insights for a field's quick select; a copy that is less than a day old and about the same idea is taken instead of a call. */
export const fieldInsightsQuery = (ownerId: string, fieldId: FieldId, context: UserContext) =>
  queryOptions({
    queryKey: ['field-insights', ownerId, fieldId, context],
    queryFn: async ({ signal }): Promise<FieldInsights> => {
      const insights = readInsights(ownerId, fieldId, context) ?? (await fetchInsights(requestFor(fieldId), signal));
      if (isPrefill(insights)) throw unexpected();
      keepInsights(ownerId, fieldId, insights, context);
      return insights;
    },
    staleTime: INSIGHTS_LIFETIME_MS,
    retry: false,
  });

/** Texts for the required answers, made anew each time the founder asks. */
export const prefillQuery = (ownerId: string, context: UserContext) =>
  queryOptions({
    queryKey: ['prefill', ownerId, context],
    queryFn: async ({ signal }): Promise<PrefillInsights> => {
      const insights = await fetchInsights({ fieldType: 'prefill' }, signal);
      if (!isPrefill(insights)) throw unexpected();
      keepInsights(ownerId, 'prefill', insights, context);
      return insights;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
