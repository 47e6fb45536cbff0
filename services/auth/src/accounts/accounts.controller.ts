import { Controller } from '@nestjs/common';
import { getUser } from '@playbook/contracts/auth/auth.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { toUser } from './account.mapper.js';
import { CurrentAccount } from './current-account.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly currentAccount: CurrentAccount) {}

  @Rpc(getUser)
  async getUser(_input: z.output<typeof getUser.input>, call: RpcCall<'founder'>): Promise<User> {
    return toUser(await this.currentAccount.require(call.actor));
  }
}
