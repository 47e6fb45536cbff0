import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';

const NO_ADDRESS = 'Reauthentication requires the user to have an email or a phone number';

/** Mails signed-in founders a code, by which they show that they still have their address. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly database: Database,
    private readonly currentAccount: CurrentAccount,
    private readonly accounts: LockedAccountRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
  ) {}

  /** @throws ProcedureError `validation_failed` for an anonymous user, `over_email_send_rate_limit`, and what {@link CurrentAccount.require} throws */
  async request(actor: Actor): Promise<void> {
    const { email } = await this.currentAccount.require(actor);
    if (email === '') throw new ProcedureError('validation_failed', NO_ADDRESS);
    await this.allowance.require({ email, origin: email, kind: 'existing_account' });
    await this.database.inTransaction(async (em) => {
      await this.allowance.spend('existing_account');
      const { userId, email: address } = await this.accounts.lock(em, actor.founderId);
      await this.issuer.mail(em, { userId, purpose: 'reauthentication', address, options: {} });
    });
  }
}
