import { Controller } from '@nestjs/common';
import { getUser, signUp } from '@playbook/contracts/auth/auth.contract';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { Captcha } from '../captcha/captcha.service.js';
import { toUser } from './account.mapper.js';
import { CurrentAccount } from './current-account.service.js';
import { SignUpService } from './sign-up/sign-up.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly captcha: Captcha,
    private readonly signUps: SignUpService,
    private readonly currentAccount: CurrentAccount,
  ) {}

  @Rpc(signUp)
  async signUp(input: z.output<typeof signUp.input>): Promise<Session | User> {
    await this.captcha.require(input.body);
    return this.signUps.signUp(input);
  }

  @Rpc(getUser)
  async getUser(_input: z.output<typeof getUser.input>, call: RpcCall<'founder'>): Promise<User> {
    return toUser(await this.currentAccount.require(call.actor));
  }
}
