import { Controller } from '@nestjs/common';
import type { AnswerVersionPage } from '@playbook/contracts/applications/application.schema';
import {
  listAnswerVersions,
  restoreAnswerVersion,
  saveAnswer,
} from '@playbook/contracts/applications/applications.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { AnswersService } from './answers.service.js';

@Controller()
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @Rpc(saveAnswer)
  save(input: z.output<typeof saveAnswer.input>, call: RpcCall<'founder'>): Promise<z.input<typeof saveAnswer.output>> {
    return this.answers.save(call.actor, input);
  }

  @Rpc(restoreAnswerVersion)
  restore(
    input: z.output<typeof restoreAnswerVersion.input>,
    call: RpcCall<'founder'>,
  ): Promise<z.input<typeof restoreAnswerVersion.output>> {
    return this.answers.restore(call.actor, input);
  }

  @Rpc(listAnswerVersions)
  listVersions(query: z.output<typeof listAnswerVersions.input>, call: RpcCall<'founder'>): Promise<AnswerVersionPage> {
    return this.answers.listVersions(call.actor, query);
  }
}
