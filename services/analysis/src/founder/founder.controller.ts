import { Controller } from '@nestjs/common';
import {
  eraseAnalysis,
  eraseAnalysisForOperator,
  exportAnalysis,
} from '@playbook/contracts/analysis/analysis-account.contract';
import { getAnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { getAnalysisUsage } from '@playbook/contracts/founder/usage.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { FounderErasure } from './founder-erasure.service.js';
import { FounderExport } from './founder-export.service.js';
import { FounderStandingRepository } from './founder-standing.repository.js';
import { FounderUsageRepository } from './founder-usage.repository.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly exports: FounderExport,
    private readonly erasure: FounderErasure,
    private readonly usages: FounderUsageRepository,
    private readonly standings: FounderStandingRepository,
  ) {}

  @Rpc(exportAnalysis)
  export(
    { cursor }: z.output<typeof exportAnalysis.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof exportAnalysis.output>> {
    return this.exports.page(call.actor, cursor);
  }

  @Rpc(eraseAnalysis)
  async erase(
    _input: z.output<typeof eraseAnalysis.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof eraseAnalysis.output>> {
    await this.erasure.erase(call.actor);
    return {};
  }

  @Rpc(eraseAnalysisForOperator)
  async eraseForOperator(
    founder: z.output<typeof eraseAnalysisForOperator.input>,
  ): Promise<z.input<typeof eraseAnalysisForOperator.output>> {
    await this.erasure.erase(founder);
    return {};
  }

  @Rpc(getAnalysisUsage)
  async usage(
    { since }: z.output<typeof getAnalysisUsage.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof getAnalysisUsage.output>> {
    return { uses: await this.usages.count(call.actor, since) };
  }

  @Rpc(getAnalysisStanding)
  standing(
    _input: z.output<typeof getAnalysisStanding.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof getAnalysisStanding.output>> {
    return this.standings.read(call.actor);
  }
}
