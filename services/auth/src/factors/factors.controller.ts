import { Controller } from '@nestjs/common';
import {
  challengeFactor,
  enrolFactor,
  removeFactor,
  verifyFactor,
} from '@playbook/contracts/auth/factors/factors.contract';
import type {
  EnrolledFactor,
  FactorChallenge,
  RemovedFactor,
} from '@playbook/contracts/auth/factors/factors-wire.schema';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { FailedAttempts } from '../core/audit/failed-attempts.service.js';
import { FactorChallenges } from './factor-challenges.service.js';
import { FactorEnrolment } from './factor-enrolment.service.js';
import { FactorVerification } from './factor-verification.service.js';

@Controller()
export class FactorsController {
  constructor(
    private readonly enrolment: FactorEnrolment,
    private readonly challenges: FactorChallenges,
    private readonly verification: FactorVerification,
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
      this.failures.noteFactorCode(error, call.actor, input.client.address);
      throw error;
    }
  }

  @Rpc(removeFactor)
  remove({ factorId }: z.output<typeof removeFactor.input>, call: RpcCall<'founder'>): Promise<RemovedFactor> {
    return this.enrolment.remove(call.actor, factorId);
  }
}
