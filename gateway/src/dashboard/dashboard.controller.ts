import { Controller } from '@nestjs/common';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { DashboardParts } from './dashboard-parts.service.js';

/** What founders see first. */
@Controller()
export class DashboardController {
  constructor(private readonly parts: DashboardParts) {}

  @Route(getDashboardRoute)
  get({ onBehalf }: RouteCall<typeof getDashboardRoute>): Promise<Dashboard> {
    return this.parts.read(onBehalf, new Date());
  }
}
