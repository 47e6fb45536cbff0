import { Controller } from '@nestjs/common';
import {
  analyzeDemo,
  cancelDemoAnalysis,
  deleteAllDemos,
  deleteDemo,
  type DemoChunk,
  getDemo,
  getDemoPlayback,
  listDemos,
  setDemoFormat,
  setDemoTranscript,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis, DemoPage, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { DemoAnalysesService } from './demo-analyses.service.js';
import { DemoJudgement } from './demo-judgement.service.js';
import { DemoRuns } from './demo-runs.service.js';

type Call = RpcCall<'founder'>;
interface Named {
  readonly id: string;
}

@Controller()
export class DemoAnalysesController {
  constructor(
    private readonly demos: DemoAnalysesService,
    private readonly runs: DemoRuns,
    private readonly judgement: DemoJudgement,
  ) {}

  @Rpc(listDemos)
  list({ limit, cursor }: z.output<typeof listDemos.input>, { actor }: Call): Promise<DemoPage> {
    return this.demos.list(actor, limit, cursor);
  }

  @Rpc(getDemo)
  get({ id }: Named, { actor }: Call): Promise<DemoAnalysis> {
    return this.demos.get(actor, id);
  }

  @Rpc(analyzeDemo)
  analyze(
    { analysisId: id, ...order }: z.output<typeof analyzeDemo.input>,
    { actor, signal, sendChunk }: RpcCall<'founder', DemoChunk>,
  ): Promise<DemoAnalysis> {
    return this.runs.analyze(actor, { id, ...order }, { signal, sendChunk });
  }

  @Rpc(cancelDemoAnalysis)
  cancel({ id }: Named, { actor }: Call): Promise<DemoSummary> {
    return this.runs.cancel(actor, id);
  }

  @Rpc(deleteDemo)
  async delete({ id }: Named, { actor }: Call): Promise<Record<string, never>> {
    await this.demos.delete(actor, id);
    return {};
  }

  @Rpc(deleteAllDemos)
  async deleteAll(_input: object, { actor }: Call): Promise<{ deleted: number }> {
    return { deleted: await this.demos.delete(actor, null) };
  }

  @Rpc(getDemoPlayback)
  play({ id }: Named, { actor }: Call): Promise<{ url: string; expiresAt: string }> {
    return this.demos.play(actor, id);
  }

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
