import { Controller } from '@nestjs/common';
import { deleteOlderAnalyses, getAnalysisStorage } from '@playbook/contracts/analysis/stored-analyses.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { Allowances } from './allowances.service.js';
import { StoredAnalysesRepository } from './stored-analyses.repository.js';

/** How much a founder has stored and may store, and the way to make room. */
@Controller()
export class StoredAnalysesController {
  constructor(
    private readonly stored: StoredAnalysesRepository,
    private readonly allowances: Allowances,
  ) {}

  @Rpc(getAnalysisStorage)
  async get(
    _input: z.output<typeof getAnalysisStorage.input>,
    { actor }: RpcCall<'founder'>,
  ): Promise<z.input<typeof getAnalysisStorage.output>> {
    return this.allowances.describe(await this.stored.count(actor, new Date()));
  }

  @Rpc(deleteOlderAnalyses)
  async deleteOlder(
    { kind, keep }: z.output<typeof deleteOlderAnalyses.input>,
    { actor }: RpcCall<'founder'>,
  ): Promise<z.input<typeof deleteOlderAnalyses.output>> {
    return { deleted: await this.stored.deleteOlder(actor, kind, keep) };
  }
}
