import { Controller } from '@nestjs/common';
import {
  analyzeContent,
  type ContentAnalysis,
  type ContentChunk,
  getLatestIdeaCheck,
} from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis, PitchChunk } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { answerKind } from '../answer-analyses/answer.kind.js';
import { ideaKind } from '../idea-checks/idea.kind.js';
import { pitchKind } from '../pitch-analyses/pitch.kind.js';
import { AnalysesService } from '../stored-analyses/analyses.service.js';

/** What is analysed: pitches, and every other kind of content, of which `type` says the kind. */
@Controller()
export class ContentController {
  constructor(private readonly analyses: AnalysesService) {}

  @Rpc(analyzePitch)
  analyzePitch(
    { idempotencyKey, ...input }: z.output<typeof analyzePitch.input>,
    { actor, signal, sendChunk: onChunk }: RpcCall<'founder', PitchChunk>,
  ): Promise<PitchAnalysis> {
    return this.analyses.analyze(pitchKind, actor, { input, idempotencyKey }, { signal, onChunk });
  }

  @Rpc(analyzeContent)
  analyze(
    content: z.output<typeof analyzeContent.input>,
    { actor, signal, sendChunk: onChunk }: RpcCall<'founder', ContentChunk>,
  ): Promise<ContentAnalysis> {
    const call = { signal, onChunk };
    if (content.type === 'yc-application') {
      const { type: _type, idempotencyKey, ...input } = content;
      return this.analyses.analyze(answerKind, actor, { input, idempotencyKey }, call);
    }
    const { type: _type, idempotencyKey, ...input } = content;
    return this.analyses.analyze(ideaKind, actor, { input, idempotencyKey }, call);
  }

  @Rpc(getLatestIdeaCheck)
  latestIdeaCheck(_input: object, { actor }: RpcCall<'founder'>): Promise<IdeaCheck | null> {
    return this.analyses.latest(ideaKind, actor);
  }
}
