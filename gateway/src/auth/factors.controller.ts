import { Controller } from '@nestjs/common';
import {
  challengeFactor,
  enrolFactor,
  removeFactor,
  verifyFactor,
} from '@playbook/contracts/auth/factors/factors.contract';
import {
  challengeFactorRoute,
  enrolFactorRoute,
  removeFactorRoute,
  verifyFactorRoute,
} from '@playbook/contracts/auth/factors/factors-routes.contract';
import type {
  EnrolledFactor,
  FactorChallenge,
  RemovedFactor,
} from '@playbook/contracts/auth/factors/factors-wire.schema';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** Second factors of the auth wire contract over HTTP. */
@Controller()
export class FactorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(enrolFactorRoute)
  enrol({ body, onBehalf }: RouteCall<typeof enrolFactorRoute>): Promise<EnrolledFactor> {
    return this.rpc.call(enrolFactor, { body }, onBehalf);
  }

  @Route(challengeFactorRoute)
  challenge({ params, client, onBehalf }: RouteCall<typeof challengeFactorRoute>): Promise<FactorChallenge> {
    return this.rpc.call(challengeFactor, { factorId: params.id, client }, onBehalf);
  }

  @Route(verifyFactorRoute)
  verify({ params, body, client, onBehalf }: RouteCall<typeof verifyFactorRoute>): Promise<Session> {
    return this.rpc.call(verifyFactor, { factorId: params.id, body, client }, onBehalf);
  }

  @Route(removeFactorRoute)
  remove({ params, onBehalf }: RouteCall<typeof removeFactorRoute>): Promise<RemovedFactor> {
    return this.rpc.call(removeFactor, { factorId: params.id }, onBehalf);
  }
}
