import { Controller } from '@nestjs/common';
import { getIndustryInsights } from '@playbook/contracts/insights/industry-insights.contract';
import type { IndustryInsights } from '@playbook/contracts/insights/industry-insights.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { CountedAdvice } from '../usage/counted-advice.service.js';

@Controller()
export class InsightsController {
  constructor(private readonly advice: CountedAdvice) {}

  @Rpc(getIndustryInsights)
  get(request: z.output<typeof getIndustryInsights.input>, call: RpcCall<'founder'>): Promise<IndustryInsights> {
    return this.advice.give(call.actor, request, call.signal);
  }
}
