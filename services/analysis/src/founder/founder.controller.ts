import { Controller } from '@nestjs/common';
import { eraseAnalysis, exportAnalysis } from '@playbook/contracts/analysis-account.contract';
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
    await this.erasures.set(call.actor);
    await this.repository.deleteAll(call.actor);
    return {};
  }
}
