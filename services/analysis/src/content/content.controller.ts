import { Controller } from '@nestjs/common';
import { analyzeContent, type ContentAnalysis } from '@playbook/contracts/analysis-content.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { IdeaChecksService } from '../idea-checks/idea-checks.service.js';

/** One door for every kind of content but pitches; `type` says which capability answers. */
@Controller()
export class ContentController {
  constructor(private readonly ideaChecks: IdeaChecksService) {}

  @Rpc(analyzeContent)
  analyze(input: z.output<typeof analyzeContent.input>, call: RpcCall<'founder'>): Promise<ContentAnalysis> {
    const { type: _type, idempotencyKey, ...form } = input;
    return this.ideaChecks.check(call.actor, form, idempotencyKey ?? null);
  }
}
