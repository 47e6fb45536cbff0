import { Controller } from '@nestjs/common';
import type { InsightsExport } from '@playbook/contracts/founder/account.schema';
import {
  eraseInsights,
  eraseInsightsForOperator,
  exportInsights,
} from '@playbook/contracts/insights/insights-account.contract';
import { getInsightsUsage } from '@playbook/contracts/founder/usage.contract';
import { EXPORTED_USES_MAX_ITEMS } from '@playbook/contracts/shared/limits';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { IndustryAnalysisRepository } from '../industry-analysis/industry-analysis.repository.js';
import { UsageRepository } from '../usage/usage.repository.js';
import { FounderErasure } from './founder-erasure.service.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly analyses: IndustryAnalysisRepository,
    private readonly usages: UsageRepository,
    private readonly erasure: FounderErasure,
  ) {}

  @Rpc(exportInsights)
  async export(_input: z.output<typeof exportInsights.input>, call: RpcCall<'founder'>): Promise<InsightsExport> {
    const [industryAnalysis, uses] = await Promise.all([
      this.analyses.find(call.actor),
      this.usages.newest(call.actor, EXPORTED_USES_MAX_ITEMS),
    ]);
    return { industryAnalysis, uses };
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

  @Rpc(getInsightsUsage)
  async usage(
    { since }: z.output<typeof getInsightsUsage.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof getInsightsUsage.output>> {
    return { uses: await this.usages.count(call.actor, since) };
  }
}
