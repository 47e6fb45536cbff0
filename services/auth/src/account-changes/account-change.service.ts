import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import type { AccountRow } from '../accounts/account-row.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { mergeMetadata } from '../accounts/user-metadata.js';
import type { ChangePlan } from './change-planner.service.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordChange } from './password-change.service.js';

/** Makes the changes of a plan, all or none. */
@Injectable()
export class AccountChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mailedAccounts: LockedAccountRepository,
    private readonly rights: ChangeRights,
    private readonly passwords: PasswordChange,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /**
   * Null for a wrong reauthentication code: that try must be counted although the call fails.
   * @throws ProcedureError `reauthentication_needed`, `validation_failed`, `same_password`, `email_exists`
   */
  async make(em: EntityManager, plan: ChangePlan): Promise<AccountRow | null> {
    const { actor, data, newEmail, password, options } = plan;
    const { founderId: userId } = actor;
    const { email } = await this.mailedAccounts.lock(em, userId);
    if (password && !password.isCurrentKnown && !(await this.rights.isReauthenticated(em, actor, email, plan.nonce))) {
      return null;
    }
    if (data) await this.mergeData(em, userId, data);
    if (password) await this.passwords.apply(em, actor, password);
    if (newEmail !== undefined) await this.emailChanges.request(em, userId, newEmail, options);
    return this.accounts.get(em, userId);
  }

  private async mergeData(em: EntityManager, userId: string, changes: User['user_metadata']): Promise<void> {
    const { userMetadata: own } = await this.accounts.get(em, userId);
    const userMetadata = mergeMetadata(own, changes);
    await this.accounts.change(em, userId, { userMetadata, updatedAt: new Date() });
  }
}
