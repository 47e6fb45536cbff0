import { Controller, Inject } from '@nestjs/common';
import type { StoredInsights } from '@playbook/contracts/industry-analysis.schema';
import { eraseInsights, eraseInsightsForOperator, exportInsights } from '@playbook/contracts/insights-account.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import { ReplyCache } from '@playbook/service-kit/model-access/reply-cache';
import type { z } from 'zod';
import { IndustryAnalysisRepository } from '../industry-analysis/industry-analysis.repository.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly repository: IndustryAnalysisRepository,
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
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
    await this.eraseAll(call.actor);
    return {};
  }

  @Rpc(eraseInsightsForOperator)
  async eraseForOperator(
    founder: z.output<typeof eraseInsightsForOperator.input>,
  ): Promise<z.input<typeof eraseInsightsForOperator.output>> {
    await this.eraseAll(founder);
    return {};
  }

  /** Replies of a language model go whether or not there is one now. */
  private async eraseAll(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.repository.erase(founder);
    await ReplyCache.purge(this.store, founder.founderId);
  }
}
