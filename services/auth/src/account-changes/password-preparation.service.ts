import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { AccountRepository } from '../accounts/account.repository.js';
import { PasswordAttempts } from '../passwords/password-attempts.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import type { PasswordOwner } from '../passwords/password-owner.js';

/** What is found out and computed before the transaction: hashing takes too long to hold a connection. */
export interface PreparedPassword {
  readonly isUnchanged: boolean;
  /** The founder has given the present password, and it was right. */
  readonly isCurrentKnown: boolean;
  readonly newHash: string;
}

/** Does the slow part of a change of password. */
@Injectable()
export class PasswordPreparation {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
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

  private async requireCurrent(email: string, currentPassword: string, passwordHash: string | null): Promise<void> {
    await this.attempts.count(email, null);
    if (!(await this.hasher.matches(currentPassword, passwordHash))) {
      throw new ProcedureError('invalid_credentials', 'The current password is not right');
    }
    await this.attempts.clear(email, null);
  }
}
