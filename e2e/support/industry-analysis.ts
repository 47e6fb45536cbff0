import type { SaveIndustryAnalysisBody } from '@playbook/contracts/insights/industry-analysis.schema';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { fieldInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { call, type Founder } from './auth/founder.js';

/** What the screen stores about a startup, with one section of insights from the product. */
export async function industryAnalysisOf(
  url: string,
  founder: Founder,
  startupDescription: string,
): Promise<SaveIndustryAnalysisBody> {
  const targetUsers = 'Clinics';
  const reply = await call(`${url}${getIndustryInsightsRoute.path}`, {
    body: { fieldType: 'challenges', description: startupDescription, targetUsers },
    token: founder.session.access_token,
  });
  const challenges = fieldInsightsSchema.parse(getIndustryInsightsRoute.response.parse(reply.json).data);
  return { startupDescription, targetUsers, userContextHash: 'abc123', analysisData: { challenges } };
}
