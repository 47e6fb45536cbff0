import { Controller } from '@nestjs/common';
import {
  changeProfile,
  changeProfileRoute,
  getProfile,
  getProfileRoute,
  type Profile,
} from '@playbook/contracts/profile/profile.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

@Controller()
export class ProfileController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getProfileRoute)
  get({ onBehalf }: RouteCall<typeof getProfileRoute>): Promise<Profile> {
    return this.rpc.call(getProfile, {}, onBehalf);
  }

  @Route(changeProfileRoute)
  change({ body, onBehalf }: RouteCall<typeof changeProfileRoute>): Promise<Profile> {
    return this.rpc.call(changeProfile, body, onBehalf);
  }
}
