import { Controller } from '@nestjs/common';
import { founderBanned } from '@playbook/contracts/auth/auth.contract';
import type { z } from 'zod';
import { OnEvent } from '../messaging/on-event.decorator.js';
import { AccessTokenVerifier } from './access-token-verifier.js';

/** Part of every container: when a founder is banned, tokens that are remembered here are looked at again. */
@Controller()
export class FounderBannedController {
  constructor(private readonly verifier: AccessTokenVerifier) {}

  @OnEvent(founderBanned, 'each-process')
  async forget({ founderId }: z.output<typeof founderBanned.payload>): Promise<void> {
    this.verifier.forgetFounder(founderId);
  }
}
