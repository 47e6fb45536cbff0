import { Injectable } from '@nestjs/common';
import type { RemovedFactor } from '@playbook/contracts/auth/factors/factors-wire.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { OwnSession, requireSecondFactor } from '../sessions/records/own-session.service.js';
import { SessionElevation } from '../sessions/start/session-elevation.service.js';
import { factorNotFound, FactorRepository, requireFactorId } from './factor.repository.js';

/** Takes second factors away. */
@Injectable()
export class FactorRemoval {
  constructor(
    private readonly database: Database,
    private readonly ownSession: OwnSession,
    private readonly factors: FactorRepository,
    private readonly elevation: SessionElevation,
  ) {}

  /**
   * Sessions that the factor raised fall back to one factor.
   * @throws ProcedureError `validation_failed`, `mfa_factor_not_found`, `insufficient_aal` for a verified factor from a session without
   * one, `user_not_found`, `session_not_found`, `user_banned`
   */
  async remove(actor: Actor, factorId: string): Promise<RemovedFactor> {
    requireFactorId(factorId);
    await this.database.inTransaction(async (em) => {
      const session = await this.ownSession.lock(em, actor);
      const factor = await this.factors.lock(em, actor.founderId, factorId);
      if (!factor) throw factorNotFound();
      if (factor.status === 'verified') {
        requireSecondFactor(session, actor, 'AAL2 required to unenroll verified factor');
      }
      await this.elevation.lower(em, factorId);
      await this.factors.delete(em, factorId);
      await recordAuditEvent(em, 'factor_removed', actor.founderId, actor.sessionId);
    });
    return { id: factorId };
  }
}
