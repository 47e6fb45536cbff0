import { Controller } from '@nestjs/common';
import { eraseAnalysis, eraseAnalysisForOperator, exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { PitchAnalysesRepository } from '../pitch-analyses/pitch-analyses.repository.js';
import { ErasureMarks } from './erasure-marks.repository.js';
import { FounderExport } from './founder-export.service.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly exports: FounderExport,
    private readonly erasures: ErasureMarks,
    private readonly repository: PitchAnalysesRepository,
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
    return this.eraseAll(call.actor);
  }

  @Rpc(eraseAnalysisForOperator)
  eraseForOperator(
    founder: z.output<typeof eraseAnalysisForOperator.input>,
  ): Promise<z.input<typeof eraseAnalysisForOperator.output>> {
    return this.eraseAll(founder);
  }

  private async eraseAll(founder: Pick<Actor, 'founderId'>): Promise<Record<string, never>> {
    await this.erasures.set(founder);
    await this.repository.deleteAll(founder);
    return {};
  }
}
