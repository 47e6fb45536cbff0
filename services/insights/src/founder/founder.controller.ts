import { Controller } from '@nestjs/common';
import type { StoredInsights } from '@playbook/contracts/industry-analysis.schema';
import { eraseInsights, eraseInsightsForOperator, exportInsights } from '@playbook/contracts/insights-account.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { IndustryAnalysisRepository } from '../industry-analysis/industry-analysis.repository.js';
import { FounderErasure } from './founder-erasure.service.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly repository: IndustryAnalysisRepository,
    private readonly erasure: FounderErasure,
  ) {}

  @Rpc(exportInsights)
  async export(_input: z.output<typeof exportInsights.input>, call: RpcCall<'founder'>): Promise<StoredInsights> {
    return { industryAnalysis: await this.repository.find(call.actor) };
  }

  @Rpc(eraseInsights)
  async erase(
    _input: z.output<typeof eraseInsights.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof eraseInsights.output>> {
    await this.erasure.erase(call.actor);
    return {};
  }

  @Rpc(eraseInsightsForOperator)
  async eraseForOperator(
    founder: z.output<typeof eraseInsightsForOperator.input>,
  ): Promise<z.input<typeof eraseInsightsForOperator.output>> {
    await this.erasure.erase(founder);
    return {};
  }
}
