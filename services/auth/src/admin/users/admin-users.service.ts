import { Injectable } from '@nestjs/common';
import type { AdminUserFields } from '@playbook/contracts/auth/admin/admin-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import type { AccountRow } from '../../accounts/account-row.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { parseEmail } from '../../accounts/email-address.js';
import { LockedAccountRepository } from '../../accounts/locked-account.repository.js';
import { insertEmailAccount, type NewAccount } from '../../accounts/new-account.js';
import { mergeMetadata } from '../../accounts/user-metadata.js';
import { recordAuditEvent } from '../../core/audit/audit.repository.js';
import { invalidInput, unknownUser, withFreeEmail } from '../../core/errors/wire-errors.js';
import { PasswordHasher } from '../../passwords/password-hasher.service.js';
import { SessionRevoker } from '../../sessions/end/session-revoker.service.js';
import { banEndOf } from './ban-duration.js';
import { FounderBans } from './founder-bans.service.js';
import { mergeAppMetadata, toUserChanges } from './user-changes.js';

/** What operators' programs do with accounts: section 11 of the auth wire contract. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly lockedAccounts: LockedAccountRepository,
    private readonly passwords: PasswordHasher,
    private readonly revoker: SessionRevoker,
    private readonly bans: FounderBans,
  ) {}

  list(page: number, perPage: number): Promise<{ users: AccountRow[]; totalItems: number }> {
    return this.accounts.page(perPage, (page - 1) * perPage);
  }

  /** @throws ProcedureError `user_not_found` */
  async get(userId: string): Promise<AccountRow> {
    return (await this.accounts.find(userId)) ?? refuseUnknown();
  }

  /**
   * An account without a password can be signed in to by other ways only. Also where sign-ups are closed.
   * @throws ProcedureError `validation_failed`, `weak_password`, `email_exists`, `service_unavailable` on overload
   */
  async create(fields: AdminUserFields): Promise<AccountRow> {
    if (!fields.email) throw invalidInput('Cannot create a user without an email');
    const owner = { email: parseEmail(fields.email), userMetadata: mergeMetadata({}, fields.user_metadata ?? {}) };
    const account: NewAccount = {
      ...owner,
      passwordHash: fields.password ? await this.passwords.hash(fields.password, owner) : null,
      isConfirmed: fields.email_confirm === true,
      isProven: false,
    };
    const appMetadata = mergeAppMetadata({}, fields.app_metadata ?? {});
    const bannedUntil = fields.ban_duration === undefined ? null : banEndOf(fields.ban_duration, Date.now());
    return withFreeEmail(() =>
      this.database.inTransaction(async (em) => {
        const userId = await insertEmailAccount(em, account, 'created_by_operator');
        await this.accounts.change(em, userId, { appMetadata, bannedUntil });
        return this.accounts.get(em, userId);
      }),
    );
  }

  /**
   * A new password ends every session. A ban leaves sessions as they are, but nothing can be done with them meanwhile.
   * @throws ProcedureError `user_not_found`, `validation_failed`, `weak_password`, `email_exists`, `service_unavailable`
   */
  async update(userId: string, fields: AdminUserFields): Promise<AccountRow> {
    const owner = await this.get(userId);
    const passwordHash = fields.password === undefined ? null : await this.passwords.hash(fields.password, owner);
    return withFreeEmail(() =>
      this.database.inTransaction(async (em) => {
        const before = (await this.accounts.lock(em, userId)) ?? refuseUnknown();
        const changes = toUserChanges(before, fields, passwordHash);
        await this.accounts.change(em, userId, changes);
        if (changes.email) await this.lockedAccounts.renameIdentity(em, userId, changes.email, false);
        if (passwordHash !== null) await this.revoker.endAll(em, userId);
        await recordAuditEvent(em, 'changed_by_operator', userId);
        if (changes.bannedUntil !== undefined) await this.bans.enforce(userId, changes.bannedUntil);
        const account = await this.accounts.get(em, userId);
        if (account.isBanned && account.bannedUntil !== null) {
          this.bans.announce(em, userId, new Date(account.bannedUntil));
        }
        return account;
      }),
    );
  }
}

function refuseUnknown(): never {
  throw unknownUser();
}
