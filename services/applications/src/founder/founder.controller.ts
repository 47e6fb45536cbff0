import { Controller } from '@nestjs/common';
import {
  eraseApplications,
  eraseApplicationsForOperator,
  exportApplications,
} from '@playbook/contracts/applications/applications-account.contract';
import { getApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { getApplicationsUsage } from '@playbook/contracts/founder/usage.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { FounderExport } from './founder-export.service.js';
import { FounderRowsRepository } from './founder-rows.repository.js';
import { FounderStandingRepository } from './founder-standing.repository.js';
import { FounderUsageRepository } from './founder-usage.repository.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly exports: FounderExport,
    private readonly rows: FounderRowsRepository,
    private readonly usages: FounderUsageRepository,
    private readonly standings: FounderStandingRepository,
  ) {}

  @Rpc(exportApplications)
  export(
    { cursor }: z.output<typeof exportApplications.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof exportApplications.output>> {
    return this.exports.page(call.actor, cursor);
  }

  @Rpc(eraseApplications)
  async erase(
    _input: z.output<typeof eraseApplications.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof eraseApplications.output>> {
    await this.rows.erase(call.actor);
    return {};
  }

  @Rpc(eraseApplicationsForOperator)
  async eraseForOperator(
    founder: z.output<typeof eraseApplicationsForOperator.input>,
  ): Promise<z.input<typeof eraseApplicationsForOperator.output>> {
    await this.rows.erase(founder);
    return {};
  }

  @Rpc(getApplicationsUsage)
  async usage(
    { since }: z.output<typeof getApplicationsUsage.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof getApplicationsUsage.output>> {
    return { uses: await this.usages.count(call.actor, since) };
  }

  @Rpc(getApplicationsStanding)
  standing(
    _input: z.output<typeof getApplicationsStanding.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof getApplicationsStanding.output>> {
    return this.standings.read(call.actor);
  }
}
