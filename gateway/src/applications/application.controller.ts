import { Controller } from '@nestjs/common';
import {
  changeStatusRoute,
  getApplicationRoute,
  listAnswerVersionsRoute,
  restoreVersionRoute,
  saveAnswerRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type {
  AnswerVersionPage,
  Application,
  ApplicationSummary,
  RestoredAnswer,
  SavedAnswer,
} from '@playbook/contracts/applications/application.schema';
import {
  changeApplicationStatus,
  getApplication,
  listAnswerVersions,
  restoreAnswerVersion,
  saveAnswer,
} from '@playbook/contracts/applications/applications.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { answerConflict } from './answer-conflict.js';

@Controller()
export class ApplicationController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getApplicationRoute)
  get({ onBehalf }: RouteCall<typeof getApplicationRoute>): Promise<Application> {
    return this.rpc.call(getApplication, {}, onBehalf);
  }

  @Route(changeStatusRoute)
  changeStatus({ body, onBehalf }: RouteCall<typeof changeStatusRoute>): Promise<ApplicationSummary> {
    return this.rpc.call(changeApplicationStatus, body, onBehalf);
  }

  @Route(saveAnswerRoute)
  async save({ params, body, onBehalf }: RouteCall<typeof saveAnswerRoute>): Promise<SavedAnswer> {
    const result = await this.rpc.call(saveAnswer, { ...params, ...body }, onBehalf);
    if (result.outcome === 'conflict') throw answerConflict(result.stored);
    return result;
  }

  @Route(listAnswerVersionsRoute)
  listVersions({ query, onBehalf }: RouteCall<typeof listAnswerVersionsRoute>): Promise<AnswerVersionPage> {
    return this.rpc.call(listAnswerVersions, query, onBehalf);
  }

  @Route(restoreVersionRoute)
  async restore({ body, onBehalf }: RouteCall<typeof restoreVersionRoute>): Promise<RestoredAnswer> {
    const result = await this.rpc.call(restoreAnswerVersion, body, onBehalf);
    if (result.outcome === 'conflict') throw answerConflict(result.stored);
    return result;
  }
}
