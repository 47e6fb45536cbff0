import { Controller } from '@nestjs/common';
import { setDemoFormat, setDemoTranscript } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { DemoJudgement } from './demo-judgement.service.js';

type Call = RpcCall<'founder'>;

/** What a founder says about a video; the rest is the same for every kind of file. */
@Controller()
export class DemoAnalysesController {
  constructor(private readonly judgement: DemoJudgement) {}

  @Rpc(setDemoTranscript)
  setTranscript(
    { id, text }: z.output<typeof setDemoTranscript.input>,
    { actor, signal }: Call,
  ): Promise<DemoAnalysis> {
    return this.judgement.setTranscript(actor, id, text, signal);
  }

  @Rpc(setDemoFormat)
  setFormat({ id, format }: z.output<typeof setDemoFormat.input>, { actor, signal }: Call): Promise<DemoAnalysis> {
    return this.judgement.setFormat(actor, id, format, signal);
  }
}
