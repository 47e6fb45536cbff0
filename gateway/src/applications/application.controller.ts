import { Controller } from '@nestjs/common';
import { restoreVersionRoute, saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import type { RestoredAnswer, SavedAnswer } from '@playbook/contracts/applications/application.schema';
import { restoreAnswerVersion, saveAnswer } from '@playbook/contracts/applications/applications.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { answerConflict } from './answer-conflict.js';

@Controller()
export class ApplicationController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(saveAnswerRoute)
  async save({ params, body, onBehalf }: RouteCall<typeof saveAnswerRoute>): Promise<SavedAnswer> {
    const result = await this.rpc.call(saveAnswer, { ...params, ...body }, onBehalf);
    if (result.outcome === 'conflict') throw answerConflict(result.stored);
    return result;
  }

  @Route(restoreVersionRoute)
  async restore({ body, onBehalf }: RouteCall<typeof restoreVersionRoute>): Promise<RestoredAnswer> {
    const result = await this.rpc.call(restoreAnswerVersion, body, onBehalf);
    if (result.outcome === 'conflict') throw answerConflict(result.stored);
    return result;
  }
}
