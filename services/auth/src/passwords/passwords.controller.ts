import { Controller } from '@nestjs/common';
import { signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { FailedAttempts } from '../core/audit/failed-attempts.service.js';
import { Captcha } from '../core/limits/captcha.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly captcha: Captcha,
    private readonly signIns: PasswordSignInService,
    private readonly failures: FailedAttempts,
  ) {}

  @Rpc(signInWithPassword)
  async signIn(input: z.output<typeof signInWithPassword.input>): Promise<Session> {
    await this.captcha.require(input.body);
    try {
      return await this.signIns.signIn(input);
    } catch (error) {
      this.failures.noteSignIn(error, input.body.email, input.client.address);
      throw error;
    }
  }
}
