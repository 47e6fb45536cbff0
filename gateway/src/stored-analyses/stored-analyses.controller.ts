import { Controller } from '@nestjs/common';
import {
  type AnalysisStorage,
  deleteOlderAnalyses,
  deleteOlderAnalysesRoute,
  getAnalysisStorage,
  getAnalysisStorageRoute,
} from '@playbook/contracts/analysis/stored-analyses.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** What a founder has stored and may store, and the way to make room. */
@Controller()
export class StoredAnalysesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getAnalysisStorageRoute)
  get({ onBehalf }: RouteCall<typeof getAnalysisStorageRoute>): Promise<AnalysisStorage> {
    return this.rpc.call(getAnalysisStorage, {}, onBehalf);
  }

  @Route(deleteOlderAnalysesRoute)
  deleteOlder({ params, query, onBehalf }: RouteCall<typeof deleteOlderAnalysesRoute>): Promise<{ deleted: number }> {
    return this.rpc.call(deleteOlderAnalyses, { ...params, ...query }, onBehalf);
  }
}
