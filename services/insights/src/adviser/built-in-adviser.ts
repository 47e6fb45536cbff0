import type { IndustryInsights, InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { composeInsights } from '../insights/compose-insights.js';
import type { InsightsAdviser } from './insights-adviser.port.js';

/** What is built in alone: offline, the same answer for the same words. */
export class BuiltInAdviser implements InsightsAdviser {
  async advise(request: InsightsRequest): Promise<IndustryInsights> {
    return composeInsights(request);
  }
}
