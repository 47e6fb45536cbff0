import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import { toUser } from '../accounts/account.mapper.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { insertEmailAccount, type NewAccount } from '../accounts/new-account.js';
import { SignUpConfirmation } from '../mail-flows/sign-up-confirmation.service.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../mail/delivery/mail-dispatcher.service.js';
import type { LinkOptions } from '../mail/tokens/mail-token-issuer.service.js';
import { decoyAccount } from './decoy-account.js';

/** Creates accounts that cannot be signed in to until their address is confirmed by mail. */
@Injectable()
export class UnconfirmedSignUp {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly confirmation: SignUpConfirmation,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /**
   * Does not tell whether the address had an account: a new one gets its mail even while the address cools down.
   * @throws ProcedureError `over_email_send_rate_limit` when the hour's mails, or those of the caller, are used up
   */
  async signUp(account: NewAccount, answer: LinkOptions, { address }: Client): Promise<User> {
    const { email } = account;
    const isCool = await this.allowance.isCool({ email, origin: address, kind: 'new_account' });
    try {
      return await this.create(account, answer);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.contest(email, isCool ? answer : null);
      return toUser(await this.accounts.asIfStored(decoyAccount(account)));
    }
  }

  private async create(account: NewAccount, answer: LinkOptions): Promise<User> {
    const { user, mails } = await this.database.inTransaction(async (em) => {
      const userId = await insertEmailAccount(em, account);
      const written = await this.confirmation.issue(em, account.email, answer);
      return { user: toUser(await this.accounts.get(em, userId)), mails: written };
    });
    this.dispatcher.dispatch(mails);
    return user;
  }

  /**
   * The account that is there is not overwritten; one that waits for its confirmation gets the mail again.
   * @param answer Null while the address cools down: then there is no mail.
   */
  private async contest(email: string, answer: LinkOptions | null): Promise<void> {
    const mails = await this.database.inTransaction(async (em) => {
      await this.confirmation.contest(em, email);
      return answer === null ? [] : this.confirmation.issue(em, email, answer);
    });
    this.dispatcher.dispatch(mails);
  }
}
