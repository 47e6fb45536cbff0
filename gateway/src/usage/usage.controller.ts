import { Controller } from '@nestjs/common';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { getUsageRoute, type Usage } from '@playbook/contracts/founder/usage.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { usageOf, usageWindow } from './compose-usage.js';

/** How much a founder used each tool: every service counts its own rows. */
@Controller()
export class UsageController {
  constructor(private readonly rpc: RpcClient) {}

  /** Without the counts of one service the others' would be no truth either, so that the call fails with it. */
  @Route(getUsageRoute)
  async get({ onBehalf }: RouteCall<typeof getUsageRoute>): Promise<Usage> {
    const window = usageWindow(new Date());
    const since = { since: window.from };
    const counted = await Promise.all(FOUNDER_LIFECYCLES.map(({ usage }) => this.rpc.call(usage, since, onBehalf)));
    const uses = counted.flatMap((service) => service.uses);
    return usageOf(uses, window);
  }
}
