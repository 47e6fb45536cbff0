import { Controller } from '@nestjs/common';
import { signUp } from '@playbook/contracts/auth/auth.contract';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { Captcha } from '../core/limits/captcha.service.js';
import { SignUpService } from './sign-up.service.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly captcha: Captcha,
    private readonly signUps: SignUpService,
  ) {}

  @Rpc(signUp)
  async signUp(input: z.output<typeof signUp.input>): Promise<Session | User> {
    await this.captcha.require(input.body);
    return this.signUps.signUp(input);
  }
}
