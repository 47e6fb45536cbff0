import { functionResult } from '../core/function-route.js';
import { industryInsightsSchema, insightsRequestSchema } from './industry-insights.schema.js';
import { ANALYSIS_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';

export const getIndustryInsights = defineProcedure({
  subject: 'insights.v1.insight.get',
  access: 'founder',
  input: insightsRequestSchema,
  output: industryInsightsSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

/** The limit is for a screen that asks for six sections at once, and for a builder that asks for a field at a time. */
export const getIndustryInsightsRoute = defineRoute({
  method: 'POST',
  path: '/functions/v1/get-industry-insights',
  access: 'founder',
  body: insightsRequestSchema,
  response: functionResult(industryInsightsSchema),
  status: 200,
  callsPerMinute: 120,
});
