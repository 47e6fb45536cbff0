import { Controller } from '@nestjs/common';
import { reviewApplication } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { MemoInput, MemoReading } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { EngineWorkers } from '../engine/engine-workers.service.js';

/** Reads a whole application. The memo is made anew each time, because it is always the same for the same texts. */
@Controller()
export class ApplicationMemoController {
  constructor(private readonly engine: EngineWorkers) {}

  @Rpc(reviewApplication)
  review(input: MemoInput, { actor, signal }: RpcCall<'founder'>): Promise<MemoReading> {
    return this.engine.review(input, { founderId: actor.founderId, signal });
  }
}
