import { Controller } from '@nestjs/common';
import { sessionEnded } from '@playbook/contracts/auth/auth.contract';
import type { z } from 'zod';
import { OnEvent } from '../messaging/on-event.decorator.js';
import { AccessTokenVerifier } from './access-token-verifier.js';

/** Part of every container: when a session ends anywhere, its tokens stop working here at once. */
@Controller()
export class SessionEndedController {
  constructor(private readonly verifier: AccessTokenVerifier) {}

  @OnEvent(sessionEnded, 'each-process')
  async forget({ sessionId }: z.output<typeof sessionEnded.payload>): Promise<void> {
    this.verifier.forgetSession(sessionId);
  }
}
