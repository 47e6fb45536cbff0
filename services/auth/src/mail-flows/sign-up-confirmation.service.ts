import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import type { Mail } from '../mail/delivery/mail.port.js';
import { type LinkOptions, MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';

/** Writes the mail that confirms a sign-up. */
@Injectable()
export class SignUpConfirmation {
  constructor(
    private readonly accounts: LockedAccountRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * The mail to dispatch after the commit; none where there is no account, none that waits for confirmation, or none of the hour's
   * mails is left.
   */
  async issue(em: EntityManager, email: string, answer: LinkOptions): Promise<Mail[]> {
    const account = await this.accounts.lockByEmail(em, email);
    if (!account || account.isConfirmed || !(await this.allowance.take('new_account'))) return [];
    const { userId } = account;
    await this.accounts.markSent(em, userId, 'confirmation_sent_at');
    return [await this.issuer.issue(em, { userId, purpose: 'signup', address: email, answer })];
  }

  /** Notes one more sign-up with an address that waits: from now on nobody knows whose password the account has. */
  async contest(em: EntityManager, email: string): Promise<void> {
    const account = await this.accounts.lockByEmail(em, email);
    if (account && !account.isConfirmed) await this.accounts.contest(em, account.userId);
  }
}
