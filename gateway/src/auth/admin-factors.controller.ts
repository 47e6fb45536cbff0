import { Controller } from '@nestjs/common';
import {
  adminListFactors,
  adminListFactorsRoute,
  adminRemoveFactor,
  adminRemoveFactorRoute,
} from '@playbook/contracts/auth/admin/admin-factors.contract';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { requireId } from './require-id.js';

/** Founders' second factors for operators' programs. */
@Controller()
export class AdminFactorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(adminListFactorsRoute)
  async list({ params, onBehalf }: RouteCall<typeof adminListFactorsRoute>): Promise<Factor[]> {
    const userId = requireId(params.userId, 'user_id');
    const { factors } = await this.rpc.call(adminListFactors, { userId }, onBehalf);
    return factors;
  }

  @Route(adminRemoveFactorRoute)
  async remove({ params, onBehalf }: RouteCall<typeof adminRemoveFactorRoute>): Promise<Factor> {
    const userId = requireId(params.userId, 'user_id');
    const factorId = requireId(params.factorId, 'factor_id');
    return this.rpc.call(adminRemoveFactor, { userId, factorId }, onBehalf);
  }
}
