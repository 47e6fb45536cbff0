import { Controller } from '@nestjs/common';
import { getIndustryInsights } from '@playbook/contracts/industry-insights.contract';
import type { IndustryInsights } from '@playbook/contracts/industry-insights.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { z } from 'zod';
import { composeInsights } from './compose-insights.js';

@Controller()
export class InsightsController {
  @Rpc(getIndustryInsights)
  async get(request: z.output<typeof getIndustryInsights.input>): Promise<IndustryInsights> {
    return composeInsights(request);
  }
}
