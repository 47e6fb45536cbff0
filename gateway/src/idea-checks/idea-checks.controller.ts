import { Controller } from '@nestjs/common';
import {
  getLatestIdeaCheck,
  getUserIdeaCheckRoute,
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

  @Route(getUserIdeaCheckRoute)
  async latest({
    onBehalf,
  }: RouteCall<typeof getUserIdeaCheckRoute>): Promise<z.input<typeof getUserIdeaCheckRoute.response>> {
    const latest = await this.rpc.call(getLatestIdeaCheck, {}, onBehalf);
    return { success: true, data: latest && toUserIdeaCheck(latest), error: null };
  }
}
