import { Injectable } from '@nestjs/common';
import type { verifyFactor } from '@playbook/contracts/auth/factors/factors.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { invalidInput } from '../core/errors/wire-errors.js';
import { OwnSession } from '../sessions/records/own-session.service.js';
import { SessionElevation } from '../sessions/start/session-elevation.service.js';
import { TokenResponse } from '../sessions/start/token-response.service.js';
import { FactorChallenges } from './factor-challenges.service.js';
import { FactorCodes } from './factor-codes.service.js';
import { requireFactorId } from './factor.repository.js';

/** Lets founders show their second factor. */
@Injectable()
export class FactorVerification {
  constructor(
    private readonly database: Database,
    private readonly ownSession: OwnSession,
    private readonly challenges: FactorChallenges,
    private readonly codes: FactorCodes,
    private readonly elevation: SessionElevation,
    private readonly tokens: TokenResponse,
  ) {}

  /**
   * Returns the caller's own session, raised: its earlier refresh tokens, every session of the account with one factor, and
   * enrolments that were never verified, are gone.
   * @throws ProcedureError `validation_failed` for no id or no code, `over_request_rate_limit`, `mfa_factor_not_found`,
   * `mfa_challenge_not_found`, `mfa_ip_address_mismatch` (also for a challenge that is used), `mfa_challenge_expired`,
   * `mfa_verification_failed` (also for a code that was used), `user_not_found`, `session_not_found`, `user_banned`,
   * `service_unavailable`
   */
  async verify(actor: Actor, { factorId, body, client }: z.output<typeof verifyFactor.input>): Promise<Session> {
    requireFactorId(factorId);
    const { code = '', challenge_id: challengeId = '' } = body;
    if (code === '') throw invalidInput('code: Code needs to be non-empty');
    await this.codes.countAttempt(actor.founderId);
    const raised = await this.database.inTransaction(async (em) => {
      const session = await this.ownSession.lock(em, actor);
      const factor = await this.challenges.end(em, actor, { factorId, challengeId, client });
      await this.codes.take(em, factor, code);
      const isFirst = factor.status === 'unverified';
      const kind = isFirst ? 'factor_verified' : 'session_raised';
      await recordAuditEvent(em, kind, actor.founderId, actor.sessionId, client.address);
      return this.elevation.raise(em, session, factorId, client);
    });
    return this.tokens.build(raised);
  }
}
