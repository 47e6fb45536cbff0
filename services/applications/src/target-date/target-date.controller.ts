import { Controller } from '@nestjs/common';
import { setTargetDate, type TargetDate } from '@playbook/contracts/applications/target-date.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { TargetDateRepository } from './target-date.repository.js';

const YEAR_MS = 365 * 86_400_000;
const MAX_YEARS = 5;

/** @throws ProcedureError `validation_failed` for a day that is over or too far away */
function requireAhead(targetAt: string): void {
  const leftMs = Date.parse(targetAt) - Date.now();
  if (leftMs >= 0 && leftMs <= MAX_YEARS * YEAR_MS) return;
  const message = leftMs < 0 ? 'must not be over' : `must be within ${MAX_YEARS} years`;
  const issues = [{ path: 'targetAt', message }];
  throw new ProcedureError('validation_failed', `targetAt: ${message}`, { issues });
}

@Controller()
export class TargetDateController {
  constructor(private readonly dates: TargetDateRepository) {}

  @Rpc(setTargetDate)
  async set({ targetAt }: TargetDate, { actor }: RpcCall<'founder'>): Promise<TargetDate> {
    if (targetAt === null) {
      await this.dates.clear(actor);
    } else {
      requireAhead(targetAt);
      await this.dates.set(actor, targetAt);
    }
    return { targetAt };
  }
}
