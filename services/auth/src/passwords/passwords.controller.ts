import { Controller } from '@nestjs/common';
import { signInWithPassword } from '@playbook/contracts/auth.contract';
import type { Session } from '@playbook/contracts/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { FailedAttempts } from '../audit/failed-attempts.service.js';
import { Captcha } from '../captcha/captcha.service.js';
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
      this.noteFailure(error, input);
      throw error;
    }
  }

  private noteFailure(error: unknown, { body, client }: z.output<typeof signInWithPassword.input>): void {
    if (!(error instanceof ProcedureError) || error.isFailure || body.email === undefined) return;
    const kind = error.code === 'over_request_rate_limit' ? 'sign_in_locked' : 'sign_in_failed';
    const account = { email: body.email.toLowerCase() };
    this.failures.note({ kind, reason: error.code, account, address: client.address });
  }
}
