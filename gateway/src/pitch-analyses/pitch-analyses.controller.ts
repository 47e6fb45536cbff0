import { Controller } from '@nestjs/common';
import {
  analyzePitch,
  analyzePitchRoute,
  getPitchAnalysis,
  getPitchAnalysisRoute,
  listPitchAnalyses,
  listPitchAnalysesRoute,
  type PitchAnalysisPage,
} from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

@Controller()
export class PitchAnalysesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(analyzePitchRoute)
  async analyze(call: RouteCall<typeof analyzePitchRoute>): Promise<z.input<typeof analyzePitchRoute.response>> {
    const { body, idempotencyKey, onBehalf, watch } = call;
    const input = { ...body, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    return { success: true, data: await this.rpc.call(analyzePitch, input, { ...onBehalf, ...watch }), error: null };
  }

  @Route(listPitchAnalysesRoute)
  list({ query, onBehalf }: RouteCall<typeof listPitchAnalysesRoute>): Promise<PitchAnalysisPage> {
    return this.rpc.call(listPitchAnalyses, query, onBehalf);
  }

  @Route(getPitchAnalysisRoute)
  get({ params, onBehalf }: RouteCall<typeof getPitchAnalysisRoute>): Promise<PitchAnalysis> {
    return this.rpc.call(getPitchAnalysis, params, onBehalf);
  }
}
