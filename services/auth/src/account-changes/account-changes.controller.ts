import { Controller } from '@nestjs/common';
import { reauthenticate, updateUser } from '@playbook/contracts/auth/mail/mail.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { ReauthenticationService } from './reauthentication.service.js';
import { UpdateUserService } from './update-user.service.js';

@Controller()
export class AccountChangesController {
  constructor(
    private readonly updates: UpdateUserService,
    private readonly reauthentications: ReauthenticationService,
  ) {}

  @Rpc(updateUser)
  update(input: z.output<typeof updateUser.input>, call: RpcCall<'founder'>): Promise<User> {
    return this.updates.update(input, call.actor);
  }

  @Rpc(reauthenticate)
  async reauthenticate(
    _input: z.output<typeof reauthenticate.input>,
    call: RpcCall<'founder'>,
  ): Promise<Record<string, never>> {
    await this.reauthentications.request(call.actor);
    return {};
  }
}
