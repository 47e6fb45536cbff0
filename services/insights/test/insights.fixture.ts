import type { SaveIndustryAnalysisBody } from '@playbook/contracts/insights/industry-analysis.schema';
import { getIndustryInsights } from '@playbook/contracts/insights/industry-insights.contract';
import { fieldInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { ServiceBench, type TestFounder } from '@playbook/testing/service/service-bench';
import { insightsService } from '../src/service.js';

export type { TestFounder } from '@playbook/testing/service/service-bench';

/** The insights service on a database of its own. */
export class InsightsBench extends ServiceBench {
  static async start(): Promise<InsightsBench> {
    return new InsightsBench(...(await ServiceBench.open(insightsService)));
  }

  /** What the screen would store of an idea in one section. */
  async analysisOf(founder: TestFounder, startupDescription: string): Promise<SaveIndustryAnalysisBody> {
    const targetUsers = 'Clinics';
    const request = { fieldType: 'challenges', description: startupDescription, targetUsers } as const;
    const challenges = fieldInsightsSchema.parse(await this.service.rpc.call(getIndustryInsights, request, founder));
    return { startupDescription, targetUsers, userContextHash: 'abc123', analysisData: { challenges } };
  }
}
