import { Controller } from '@nestjs/common';
import {
  type AnswerAnalysisPage,
  getAnswerAnalysis,
  getAnswerAnalysisRoute,
  listAnswerAnalyses,
  listAnswerAnalysesRoute,
} from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** History of analysed answers; they are made by `analyze-content`. */
@Controller()
export class AnswerAnalysesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(listAnswerAnalysesRoute)
  list({ query, onBehalf }: RouteCall<typeof listAnswerAnalysesRoute>): Promise<AnswerAnalysisPage> {
    return this.rpc.call(listAnswerAnalyses, query, onBehalf);
  }

  @Route(getAnswerAnalysisRoute)
  get({ params, onBehalf }: RouteCall<typeof getAnswerAnalysisRoute>): Promise<AnswerAnalysis> {
    return this.rpc.call(getAnswerAnalysis, params, onBehalf);
  }
}
