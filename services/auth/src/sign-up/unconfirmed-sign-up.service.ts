import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import { toUser } from '../accounts/account.mapper.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertEmailAccount, type NewAccount } from '../accounts/new-account.js';
import { isTaken } from '@playbook/service-kit/persistence/is-taken';
import { MailRequests } from '../mail-flows/mail-requests.service.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import type { LinkOptions } from '../mail/tokens/mail-token-issuer.service.js';
import { decoyAccount } from './decoy-account.js';

/** Creates accounts that cannot be signed in to until their address is confirmed by mail. */
@Injectable()
export class UnconfirmedSignUp {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly lockedAccounts: LockedAccountRepository,
    private readonly mails: MailRequests,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * Does not tell whether the address had an account: a new one gets its mail even while the address cools down.
   * @throws ProcedureError `over_email_send_rate_limit` when the hour's mails, or those of the caller, are used up
   */
  async signUp(account: NewAccount, options: LinkOptions, { address }: Client): Promise<User> {
    const { email } = account;
    const isCool = await this.allowance.isCool({ email, origin: address, kind: 'new_account' });
    try {
      return await this.create(account, options);
    } catch (error) {
      if (!isTaken(error)) throw error;
      await this.contest(email, isCool ? options : null);
      return toUser(await this.accounts.asIfStored(decoyAccount(account)));
    }
  }

  private create(account: NewAccount, options: LinkOptions): Promise<User> {
    return this.database.inTransaction(async (em) => {
      const userId = await insertEmailAccount(em, account);
      await this.mails.confirmSignUp(em, account.email, options);
      return toUser(await this.accounts.get(em, userId));
    });
  }

  /**
   * The account that is there is not overwritten; one that waits for its confirmation gets the mail again. From now on nobody knows
   * whose password it has.
   * @param options Null while the address cools down: then there is no mail.
   */
  private async contest(email: string, options: LinkOptions | null): Promise<void> {
    await this.database.inTransaction(async (em) => {
      const account = await this.lockedAccounts.lockByEmail(em, email);
      if (account && !account.isConfirmed) await this.accounts.change(em, account.userId, { isContested: true });
      if (options !== null) await this.mails.confirmSignUp(em, email, options);
    });
  }
}
