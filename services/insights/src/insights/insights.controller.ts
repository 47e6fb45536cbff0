import { Controller, Inject } from '@nestjs/common';
import { getIndustryInsights } from '@playbook/contracts/industry-insights.contract';
import type { IndustryInsights } from '@playbook/contracts/industry-insights.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { INSIGHTS_ADVISER, type InsightsAdviser } from '../adviser/insights-adviser.port.js';

@Controller()
export class InsightsController {
  constructor(@Inject(INSIGHTS_ADVISER) private readonly adviser: InsightsAdviser) {}

  @Rpc(getIndustryInsights)
  async get(request: z.output<typeof getIndustryInsights.input>, call: RpcCall<'founder'>): Promise<IndustryInsights> {
    return this.adviser.advise(request, { founderId: call.actor.founderId, signal: call.signal });
  }
}
