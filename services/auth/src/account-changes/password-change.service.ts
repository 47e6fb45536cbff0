import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { AccountRepository } from '../accounts/account.repository.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { PasswordAttempts } from '../passwords/password-attempts.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import type { PasswordOwner } from '../passwords/password-owner.js';
import { SessionRevoker } from '../sessions/end/session-revoker.service.js';
import { SessionRepository } from '../sessions/records/session.repository.js';
import { AccountAccess } from './account-access.service.js';

/** What is found out and computed before the transaction: hashing takes too long to hold a connection. */
export interface PreparedPassword {
  readonly isUnchanged: boolean;
  /** The founder has given the present password, and it was right. */
  readonly isCurrentKnown: boolean;
  readonly newHash: string;
}

/** Sets passwords. Whoever may have got in with the old one, or with a mail, is out then. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly access: AccountAccess,
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
   * The slow part, before the transaction.
   * @param currentPassword Checked only where the founder gives it; wrong ones count like wrong sign-ins.
   * @throws ProcedureError `weak_password`, `invalid_credentials` for a wrong current password, `over_request_rate_limit` for too many of them,
   * `service_unavailable` on overload
   */
  async prepare(
    owner: PasswordOwner,
    password: string,
    currentPassword: string | undefined,
  ): Promise<PreparedPassword> {
    const { email } = owner;
    const passwordHash = (await this.accounts.findCredentials(email))?.passwordHash ?? null;
    if (currentPassword !== undefined) await this.requireCurrent(email, currentPassword, passwordHash);
    return {
      isCurrentKnown: currentPassword !== undefined,
      isUnchanged: await this.hasher.matches(password, passwordHash),
      newHash: await this.hasher.hash(password, owner),
    };
  }

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

  private async requireCurrent(email: string, currentPassword: string, passwordHash: string | null): Promise<void> {
    await this.attempts.count(email, null);
    if (!(await this.hasher.matches(currentPassword, passwordHash))) {
      throw new ProcedureError('invalid_credentials', 'The current password is not right');
    }
    await this.attempts.clear(email, null);
  }
}
