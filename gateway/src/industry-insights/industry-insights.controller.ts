import { Controller } from '@nestjs/common';
import { getLatestIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { getIndustryInsights, getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { fillInIdeaCheck, namesStartup } from './fill-in-idea-check.js';

@Controller()
export class IndustryInsightsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getIndustryInsightsRoute)
  async insights({
    body,
    onBehalf,
  }: RouteCall<typeof getIndustryInsightsRoute>): Promise<z.input<typeof getIndustryInsightsRoute.response>> {
    const check = namesStartup(body) ? null : await this.rpc.call(getLatestIdeaCheck, {}, onBehalf);
    const request = check ? fillInIdeaCheck(body, check) : body;
    return { success: true, data: await this.rpc.call(getIndustryInsights, request, onBehalf), error: null };
  }
}
