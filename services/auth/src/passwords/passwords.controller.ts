import { Controller } from '@nestjs/common';
import { signInWithPassword } from '@playbook/contracts/auth.contract';
import type { Session } from '@playbook/contracts/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { z } from 'zod';
import { PasswordSignInService } from './password-sign-in.service.js';

@Controller()
export class PasswordsController {
  constructor(private readonly signIns: PasswordSignInService) {}

  @Rpc(signInWithPassword)
  signIn(input: z.output<typeof signInWithPassword.input>): Promise<Session> {
    return this.signIns.signIn(input);
  }
}
