import { Controller } from '@nestjs/common';
import {
  deleteIndustryAnalysis,
  getIndustryAnalysis,
  saveIndustryAnalysis,
} from '@playbook/contracts/insights/industry-analysis.contract';
import type { IndustryAnalysis, StoredInsights } from '@playbook/contracts/insights/industry-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { IndustryAnalysisRepository } from './industry-analysis.repository.js';

/** The founder's newest insights. */
@Controller()
export class IndustryAnalysisController {
  constructor(private readonly repository: IndustryAnalysisRepository) {}

  @Rpc(getIndustryAnalysis)
  async get(_input: z.output<typeof getIndustryAnalysis.input>, call: RpcCall<'founder'>): Promise<StoredInsights> {
    return { industryAnalysis: await this.repository.find(call.actor) };
  }

  @Rpc(saveIndustryAnalysis)
  async save(
    analysis: z.output<typeof saveIndustryAnalysis.input>,
    call: RpcCall<'founder'>,
  ): Promise<IndustryAnalysis> {
    const saved = await this.repository.save(call.actor, analysis);
    if (!saved) throw accountDeletingError();
    return saved;
  }

  @Rpc(deleteIndustryAnalysis)
  async delete(
    _input: z.output<typeof deleteIndustryAnalysis.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof deleteIndustryAnalysis.output>> {
    await this.repository.delete(call.actor);
    return {};
  }
}
