import { Controller } from '@nestjs/common';
import { adminListFactors, adminRemoveFactor } from '@playbook/contracts/auth/admin/admin-factors.contract';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { AdminFactors } from './admin-factors.service.js';

@Controller()
export class AdminFactorsController {
  constructor(private readonly factors: AdminFactors) {}

  @Rpc(adminListFactors)
  async list({ userId }: z.output<typeof adminListFactors.input>): Promise<{ factors: Factor[] }> {
    return { factors: await this.factors.list(userId) };
  }

  @Rpc(adminRemoveFactor)
  remove({ userId, factorId }: z.output<typeof adminRemoveFactor.input>): Promise<Factor> {
    return this.factors.remove(userId, factorId);
  }
}
