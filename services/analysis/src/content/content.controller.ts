import { Controller } from '@nestjs/common';
import {
  analyzeContent,
  type ContentAnalysis,
  type ContentPart,
} from '@playbook/contracts/analysis/analysis-content.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { AnswerAnalysesService } from '../answer-analyses/answer-analyses.service.js';
import { IdeaChecksService } from '../idea-checks/idea-checks.service.js';

/** One door for every kind of content but pitches; `type` says which capability answers. */
@Controller()
export class ContentController {
  constructor(
    private readonly ideaChecks: IdeaChecksService,
    private readonly answerAnalyses: AnswerAnalysesService,
  ) {}

  @Rpc(analyzeContent)
  analyze(
    input: z.output<typeof analyzeContent.input>,
    call: RpcCall<'founder', ContentPart>,
  ): Promise<ContentAnalysis> {
    const { actor, signal, sendPart: onPart } = call;
    if (input.type === 'yc-application') {
      const { type: _type, idempotencyKey, ...form } = input;
      return this.answerAnalyses.analyze(actor, form, idempotencyKey ?? null, { signal, onPart });
    }
    const { type: _type, idempotencyKey, ...form } = input;
    return this.ideaChecks.check(actor, form, idempotencyKey ?? null, { signal, onPart });
  }
}
