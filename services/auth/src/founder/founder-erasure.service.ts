import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { AccountRepository } from '../accounts/account.repository.js';
import { SessionRevoker } from '../sessions/end/session-revoker.service.js';
import { OwnSession, requireSecondFactor } from '../sessions/records/own-session.service.js';
import type { LockedSession } from '../sessions/records/session.repository.js';

/** Removes accounts at their founders' wish. */
@Injectable()
export class FounderErasure {
  constructor(
    private readonly database: Database,
    private readonly ownSession: OwnSession,
    private readonly revoker: SessionRevoker,
    private readonly accounts: AccountRepository,
  ) {}

  /**
   * @param typed The account's address as its founder typed it.
   * @throws ProcedureError `validation_failed` naming `confirm`, `insufficient_aal` when the account has a second factor that the
   * session has not shown, `user_not_found`, `session_not_found`, `user_banned`
   */
  async confirm(actor: Actor, typed: string): Promise<void> {
    await this.database.inTransaction(async (em) => {
      requireConfirmed(await this.ownSession.lock(em, actor), actor, typed);
    });
  }

  /**
   * Removes the account with everything that belongs to it, and ends its sessions.
   * @throws ProcedureError what `confirm` throws; `service_unavailable` when nothing was removed
   */
  async erase(actor: Actor, typed: string): Promise<void> {
    await this.database.inTransaction(async (em) => {
      requireConfirmed(await this.ownSession.lock(em, actor), actor, typed);
      await this.revoker.endWithAccount(em, actor.founderId);
      await this.accounts.delete(em, actor.founderId);
    });
  }
}

function requireConfirmed(session: LockedSession, actor: Actor, typed: string): void {
  if (typed.trim().toLowerCase() !== session.email) {
    const message = "is not the account's e-mail address";
    throw new ProcedureError('validation_failed', `confirm: ${message}`, { issues: [{ path: 'confirm', message }] });
  }
  requireSecondFactor(session, actor, 'AAL2 required to delete the account');
}
