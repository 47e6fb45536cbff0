import { z } from 'zod';
import {
  industryAnalysisSchema,
  saveIndustryAnalysisBodySchema,
  storedInsightsSchema,
} from './industry-analysis.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { DATA_TIMEOUT_MS } from '../core/limits.js';

export const getIndustryAnalysis = defineProcedure({
  subject: 'insights.v1.industry-analysis.get',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: storedInsightsSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** Takes the place of the one before. `account_deleting` when the account is being deleted. */
export const saveIndustryAnalysis = defineProcedure({
  subject: 'insights.v1.industry-analysis.save',
  access: 'founder',
  input: saveIndustryAnalysisBodySchema,
  output: industryAnalysisSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** Once more does no harm. */
export const deleteIndustryAnalysis = defineProcedure({
  subject: 'insights.v1.industry-analysis.delete',
  access: 'founder',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: DATA_TIMEOUT_MS,
});

export const getIndustryAnalysisRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/industry-analysis',
  access: 'founder',
  procedure: getIndustryAnalysis,
  status: 200,
});

export const saveIndustryAnalysisRoute = defineRoute({
  method: 'PUT',
  path: '/rest/v1/industry-analysis',
  access: 'founder',
  body: saveIndustryAnalysisBodySchema,
  procedure: saveIndustryAnalysis,
  status: 200,
  callsPerMinute: 60,
});

export const deleteIndustryAnalysisRoute = defineRoute({
  method: 'DELETE',
  path: '/rest/v1/industry-analysis',
  access: 'founder',
  procedure: deleteIndustryAnalysis,
  status: 204,
  callsPerMinute: 60,
});
