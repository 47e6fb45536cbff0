import { Controller } from '@nestjs/common';
import { getInterviewAbilities, transcribeAnswer } from '@playbook/contracts/interviews/spoken-answers.contract';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { SpokenAnswers } from './spoken-answers.service.js';

@Controller()
export class SpokenAnswersController {
  constructor(private readonly spoken: SpokenAnswers) {}

  @Rpc(getInterviewAbilities)
  async read(): Promise<z.input<typeof getInterviewAbilities.output>> {
    return { canTranscribe: this.spoken.isReady };
  }

  @Rpc(transcribeAnswer)
  async transcribe(
    { sound, type }: z.output<typeof transcribeAnswer.input>,
    { signal }: RpcCall<'founder'>,
  ): Promise<z.input<typeof transcribeAnswer.output>> {
    return { text: await this.spoken.write(sound, type, signal) };
  }
}
