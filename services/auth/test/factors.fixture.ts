import { randomUUID } from 'node:crypto';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import {
  challengeFactor,
  enrolFactor,
  removeFactor,
  verifyFactor,
} from '@playbook/contracts/auth/factors/factors.contract';
import type { EnrolledFactor, FactorChallenge } from '@playbook/contracts/auth/factors/factors-wire.schema';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Secret, TOTP } from 'otpauth';
import { TEST_CLIENT, type TestAuth } from './auth-service.fixture.js';

const STEP_MS = 30_000;

/** What an authenticator app shows, some steps from now; one step either way is good. */
export const codeFor = (secret: string, stepsAhead = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAhead * STEP_MS });

/** A code that is none for minutes around. */
export function wrongCodeFor(secret: string): string {
  const good = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => codeFor(secret, steps)));
  const candidates = Array.from({ length: good.size + 1 }, (_, index) => String(index).padStart(6, '0'));
  return candidates.find((code) => !good.has(code)) ?? '';
}

export interface Verification {
  readonly factorId: string;
  readonly code: string;
  /** A new one by default. */
  readonly challengeId?: string;
  readonly client?: Client;
}

/** Plays a founder with an authenticator app. */
export class FactorOwner {
  constructor(private readonly auth: TestAuth) {}

  enrol({ access_token }: Session, body: Record<string, string | null> = {}): Promise<EnrolledFactor> {
    const full = { factor_type: 'totp', friendly_name: randomUUID(), ...body };
    return this.auth.rpc.call(enrolFactor, { body: full }, { accessToken: access_token });
  }

  challenge({ access_token }: Session, factorId: string): Promise<FactorChallenge> {
    return this.auth.rpc.call(challengeFactor, { factorId, client: TEST_CLIENT }, { accessToken: access_token });
  }

  async verify(session: Session, { factorId, code, challengeId, client }: Verification): Promise<Session> {
    const challenge_id = challengeId ?? (await this.challenge(session, factorId)).id;
    const input = { factorId, body: { challenge_id, code }, client: client ?? TEST_CLIENT };
    return this.auth.rpc.call(verifyFactor, input, { accessToken: session.access_token });
  }

  remove({ access_token }: Session, factorId: string): Promise<{ id: string }> {
    return this.auth.rpc.call(removeFactor, { factorId }, { accessToken: access_token });
  }

  /** Enrols and verifies with the present code; codes one step ahead and behind stay good. */
  async raise(session: Session): Promise<{ readonly raised: Session; readonly factor: EnrolledFactor }> {
    const factor = await this.enrol(session);
    const raised = await this.verify(session, { factorId: factor.id, code: codeFor(factor.totp.secret) });
    return { raised, factor };
  }
}
