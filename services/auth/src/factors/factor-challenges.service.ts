import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { challengeFactor } from '@playbook/contracts/auth/factors/factors.contract';
import type { FactorChallenge } from '@playbook/contracts/auth/factors/factors-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { OwnSession } from '../sessions/records/own-session.service.js';
import {
  type ChallengeRow,
  factorNotFound,
  FactorRepository,
  isId,
  type LockedFactor,
  requireFactorId,
} from './factor.repository.js';

/** Which challenge of which factor a code is for, and from where. */
export interface Response {
  readonly factorId: string;
  readonly challengeId: string;
  readonly client: Client;
}

/** Challenges: each lets one code be taken, from where it was asked for and soon. */
@Injectable()
export class FactorChallenges {
  constructor(
    private readonly database: Database,
    private readonly ownSession: OwnSession,
    private readonly factors: FactorRepository,
  ) {}

  /** @throws ProcedureError `validation_failed`, `mfa_factor_not_found`, `user_not_found`, `session_not_found`, `user_banned` */
  async open(actor: Actor, { factorId, client }: z.output<typeof challengeFactor.input>): Promise<FactorChallenge> {
    requireFactorId(factorId);
    const { id, endsAtS } = await this.database.inTransaction(async (em) => {
      await this.ownSession.lock(em, actor);
      await this.requireFactor(em, actor, factorId);
      return this.factors.addChallenge(em, factorId, client.address);
    });
    return { id, type: 'totp', expires_at: endsAtS };
  }

  /**
   * Ends a challenge with the caller's transaction and returns its factor, locked.
   * @throws ProcedureError `mfa_factor_not_found`, `mfa_challenge_not_found`, `mfa_ip_address_mismatch` (also for one that has
   * ended), `mfa_challenge_expired`
   */
  async end(em: EntityManager, actor: Actor, { factorId, challengeId, client }: Response): Promise<LockedFactor> {
    const factor = await this.requireFactor(em, actor, factorId);
    const challenge = isId(challengeId) ? await this.factors.lockChallenge(em, factorId, challengeId) : null;
    requireOpen(challenge, client);
    await this.factors.endChallenge(em, challengeId);
    return factor;
  }

  private async requireFactor(em: EntityManager, actor: Actor, factorId: string): Promise<LockedFactor> {
    const factor = await this.factors.lock(em, actor.founderId, factorId);
    if (!factor) throw factorNotFound();
    return factor;
  }
}

function requireOpen(challenge: ChallengeRow | null, client: Client): void {
  if (!challenge) {
    throw new ProcedureError('mfa_challenge_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.isVerified || challenge.address !== client.address) {
    throw new ProcedureError('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.isExpired) {
    const message = 'MFA challenge has expired, verify against another challenge or create a new challenge.';
    throw new ProcedureError('mfa_challenge_expired', message);
  }
}
