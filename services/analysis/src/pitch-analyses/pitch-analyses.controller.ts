import { Controller } from '@nestjs/common';
import {
  analyzePitch,
  getPitchAnalysis,
  listPitchAnalyses,
  type PitchAnalysisPage,
} from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis, PitchPart } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { PitchAnalysesService } from './pitch-analyses.service.js';

@Controller()
export class PitchAnalysesController {
  constructor(private readonly pitchAnalyses: PitchAnalysesService) {}

  @Rpc(analyzePitch)
  analyze(input: z.output<typeof analyzePitch.input>, call: RpcCall<'founder', PitchPart>): Promise<PitchAnalysis> {
    return this.pitchAnalyses.analyze(call.actor, input, { signal: call.signal, onPart: call.sendPart });
  }

  @Rpc(getPitchAnalysis)
  get(input: z.output<typeof getPitchAnalysis.input>, call: RpcCall<'founder'>): Promise<PitchAnalysis> {
    return this.pitchAnalyses.get(call.actor, input.id);
  }

  @Rpc(listPitchAnalyses)
  list(input: z.output<typeof listPitchAnalyses.input>, call: RpcCall<'founder'>): Promise<PitchAnalysisPage> {
    return this.pitchAnalyses.list(call.actor, input);
  }
}
