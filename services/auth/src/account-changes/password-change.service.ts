import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { AccountRepository } from '../accounts/account.repository.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { SessionRevoker } from '../sessions/end/session-revoker.service.js';
import { SessionRepository } from '../sessions/records/session.repository.js';
import { AccountAccess } from './account-access.service.js';
import type { PreparedPassword } from './password-preparation.service.js';

/** Sets passwords. Whoever may have got in with the old one, or with a mail, is out then. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly access: AccountAccess,
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * Ends all other sessions and voids all mailed codes and links, under the account's lock.
   * @throws ProcedureError `same_password`
   */
  async apply(em: EntityManager, actor: Actor, { isUnchanged, newHash }: PreparedPassword): Promise<void> {
    if (isUnchanged) {
      throw new ProcedureError('same_password', 'New password should be different from the old password.');
    }
    const { founderId: userId, sessionId } = actor;
    await this.accounts.change(em, userId, { passwordHash: newHash, updatedAt: new Date() });
    await this.access.revokeMails(em, userId);
    await this.revoker.revoke(em, await this.sessions.deleteOthers(em, userId, sessionId));
    await recordAuditEvent(em, 'password_changed', userId, sessionId);
  }
}
