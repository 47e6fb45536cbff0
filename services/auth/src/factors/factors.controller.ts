import { Controller } from '@nestjs/common';
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from '@playbook/contracts/auth-factors.contract';
import type { EnrolledFactor, FactorChallenge, RemovedFactor } from '@playbook/contracts/auth-factors-wire.schema';
import type { Session } from '@playbook/contracts/auth-wire.schema';
import type { ErrorCode } from '@playbook/contracts/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Rpc } from '@playbook/service-kit/messaging/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc-call';
import type { z } from 'zod';
import { FailedAttempts } from '../audit/failed-attempts.service.js';
import { FactorChallenges } from './factor-challenges.service.js';
import { FactorEnrolment } from './factor-enrolment.service.js';
import { FactorRemoval } from './factor-removal.service.js';
import { FactorVerification } from './factor-verification.service.js';

/** What somebody who guesses meets. */
const GUESSER_CODES: ReadonlySet<ErrorCode> = new Set(['mfa_verification_failed', 'over_request_rate_limit']);

@Controller()
export class FactorsController {
  constructor(
    private readonly enrolment: FactorEnrolment,
    private readonly challenges: FactorChallenges,
    private readonly verification: FactorVerification,
    private readonly removal: FactorRemoval,
    private readonly failures: FailedAttempts,
  ) {}

  @Rpc(enrolFactor)
  enrol({ body }: z.output<typeof enrolFactor.input>, call: RpcCall<'founder'>): Promise<EnrolledFactor> {
    return this.enrolment.enrol(call.actor, body);
  }

  @Rpc(challengeFactor)
  challenge(input: z.output<typeof challengeFactor.input>, call: RpcCall<'founder'>): Promise<FactorChallenge> {
    return this.challenges.open(call.actor, input);
  }

  @Rpc(verifyFactor)
  async verify(input: z.output<typeof verifyFactor.input>, call: RpcCall<'founder'>): Promise<Session> {
    try {
      return await this.verification.verify(call.actor, input);
    } catch (error) {
      this.noteFailure(error, call.actor, input.client.address);
      throw error;
    }
  }

  private noteFailure(error: unknown, { founderId, sessionId }: Actor, address: string): void {
    if (!(error instanceof ProcedureError) || !GUESSER_CODES.has(error.code)) return;
    const account = { founderId };
    this.failures.note({ kind: 'factor_code_failed', reason: error.code, account, sessionId, address });
  }

  @Rpc(removeFactor)
  remove({ factorId }: z.output<typeof removeFactor.input>, call: RpcCall<'founder'>): Promise<RemovedFactor> {
    return this.removal.remove(call.actor, factorId);
  }
}
