import { Controller } from '@nestjs/common';
import {
  getIdeaCheck,
  getLatestIdeaCheck,
  type IdeaCheckPage,
  listIdeaChecks,
} from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { IdeaChecksService } from './idea-checks.service.js';

@Controller()
export class IdeaChecksController {
  constructor(private readonly ideaChecks: IdeaChecksService) {}

  @Rpc(getIdeaCheck)
  get(input: z.output<typeof getIdeaCheck.input>, call: RpcCall<'founder'>): Promise<IdeaCheck> {
    return this.ideaChecks.get(call.actor, input.id);
  }

  @Rpc(getLatestIdeaCheck)
  latest(_input: z.output<typeof getLatestIdeaCheck.input>, call: RpcCall<'founder'>): Promise<IdeaCheck | null> {
    return this.ideaChecks.latest(call.actor);
  }

  @Rpc(listIdeaChecks)
  list(input: z.output<typeof listIdeaChecks.input>, call: RpcCall<'founder'>): Promise<IdeaCheckPage> {
    return this.ideaChecks.list(call.actor, input);
  }
}
