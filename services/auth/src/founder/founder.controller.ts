import { Controller } from '@nestjs/common';
import type { AuthExport } from '@playbook/contracts/founder/account.schema';
import { confirmErasure, eraseAuth, exportAuth } from '@playbook/contracts/auth/auth-account.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { FounderErasure } from './founder-erasure.service.js';
import { FounderExport } from './founder-export.service.js';

/** Everything that this service keeps of a founder, at once. */
@Controller()
export class FounderController {
  constructor(
    private readonly exports: FounderExport,
    private readonly erasure: FounderErasure,
  ) {}

  @Rpc(exportAuth)
  export(_input: z.output<typeof exportAuth.input>, call: RpcCall<'founder'>): Promise<AuthExport> {
    return this.exports.export(call.actor);
  }

  @Rpc(confirmErasure)
  async confirm(
    { confirm }: z.output<typeof confirmErasure.input>,
    call: RpcCall<'founder'>,
  ): Promise<Record<string, never>> {
    await this.erasure.confirm(call.actor, confirm);
    return {};
  }

  @Rpc(eraseAuth)
  async erase({ confirm }: z.output<typeof eraseAuth.input>, call: RpcCall<'founder'>): Promise<Record<string, never>> {
    await this.erasure.erase(call.actor, confirm);
    return {};
  }
}
