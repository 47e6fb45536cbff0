import { Controller } from '@nestjs/common';
import { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { z } from 'zod';
import { IdTokenSignIn } from './id-token-sign-in.service.js';

@Controller()
export class IdTokenController {
  constructor(private readonly signIns: IdTokenSignIn) {}

  @Rpc(signInWithIdToken)
  signIn(input: z.output<typeof signInWithIdToken.input>): Promise<Session> {
    return this.signIns.signIn(input);
  }
}
