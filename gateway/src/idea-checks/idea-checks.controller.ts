import { Controller } from '@nestjs/common';
import {
  analyzeContent,
  analyzeContentRoute,
  getIdeaCheck,
  getIdeaCheckRoute,
  getLatestIdeaCheck,
  getUserIdeaCheckRoute,
  type IdeaCheckPage,
  listIdeaChecks,
  listIdeaChecksRoute,
  type UserIdeaCheck,
} from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

const toUserIdeaCheck = ({ id, form, createdAt }: IdeaCheck): UserIdeaCheck => ({
  industry: form.industry,
  stage: form.stage,
  target_users: form.targetUser,
  business_model: null,
  idea_brief: form.ideaBrief,
  problem: form.problem,
  idea_check_id: id,
  updated_at: createdAt,
});

@Controller()
export class IdeaChecksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(analyzeContentRoute)
  async analyze(call: RouteCall<typeof analyzeContentRoute>): Promise<z.input<typeof analyzeContentRoute.response>> {
    const { body, idempotencyKey, onBehalf, watch } = call;
    const input = { ...body, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    return { success: true, data: await this.rpc.call(analyzeContent, input, { ...onBehalf, ...watch }), error: null };
  }

  @Route(getUserIdeaCheckRoute)
  async latest({
    onBehalf,
  }: RouteCall<typeof getUserIdeaCheckRoute>): Promise<z.input<typeof getUserIdeaCheckRoute.response>> {
    const latest = await this.rpc.call(getLatestIdeaCheck, {}, onBehalf);
    return { success: true, data: latest && toUserIdeaCheck(latest), error: null };
  }

  @Route(listIdeaChecksRoute)
  list({ query, onBehalf }: RouteCall<typeof listIdeaChecksRoute>): Promise<IdeaCheckPage> {
    return this.rpc.call(listIdeaChecks, query, onBehalf);
  }

  @Route(getIdeaCheckRoute)
  get({ params, onBehalf }: RouteCall<typeof getIdeaCheckRoute>): Promise<IdeaCheck> {
    return this.rpc.call(getIdeaCheck, params, onBehalf);
  }
}
