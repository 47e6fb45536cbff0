import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { requestOtp, requestRecovery, resendMail } from '@playbook/contracts/auth/mail/mail.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { EmailChangeService } from '../account-changes/email-change.service.js';
import { requireMailAddress } from '../accounts/email-address.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertEmailAccount, type NewAccount } from '../accounts/new-account.js';
import { requireStorableMetadata } from '../accounts/user-metadata.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { invalidInput } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../mail/delivery/mail-dispatcher.service.js';
import { type LinkOptions, MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';

type OtpInput = z.output<typeof requestOtp.input>;

/**
 * Mails what somebody who is not signed in asks for. Whether there is anything to mail is looked up after the response, which is the
 * same for an address without an account.
 */
@Injectable()
export class MailRequests {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: LockedAccountRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /**
   * A code and a link to sign in with. An address without an account gets one where that is wanted and sign-ups are open; else
   * nothing is sent, and nobody is told.
   * @throws ProcedureError `validation_failed`, `phone_provider_disabled`, `over_email_send_rate_limit`, `service_unavailable` on
   * overload
   */
  async requestOtp({ body, redirectTo, client }: OtpInput): Promise<void> {
    if (!body.email && body.phone) throw new ProcedureError('phone_provider_disabled', 'Unsupported phone provider');
    const email = requireMailAddress(body.email);
    const userMetadata = body.data ?? {};
    requireStorableMetadata(userMetadata);
    const isOpen = (body.create_user ?? true) && !this.settings.AUTH_DISABLE_SIGNUP;
    const newcomer = isOpen ? { email, passwordHash: null, userMetadata, isConfirmed: false, isProven: false } : null;
    await this.dispatcher.request({ email, origin: client.address, kind: null }, (em) =>
      this.mailOtp(em, email, newcomer, { ...body, redirectTo }),
    );
  }

  /**
   * A code and a link to set a new password.
   * @throws ProcedureError `validation_failed`, `over_email_send_rate_limit`, `service_unavailable` on overload
   */
  async requestRecovery({ body, redirectTo, client }: z.output<typeof requestRecovery.input>): Promise<void> {
    const email = requireMailAddress(body.email);
    await this.dispatcher.request({ email, origin: client.address, kind: 'existing_account' }, async (em) => {
      const account = await this.accounts.lockByEmail(em, email);
      if (!account || !(await this.allowance.take('existing_account'))) return;
      const { userId } = account;
      await recordAuditEvent(em, 'recovery_requested', userId);
      await this.issuer.mail(em, { userId, purpose: 'recovery', address: email, options: { ...body, redirectTo } });
    });
  }

  /**
   * A confirmation once more that is still wanted.
   * @throws ProcedureError `validation_failed`, `over_email_send_rate_limit`, `service_unavailable` on overload
   */
  async resend({ body, redirectTo, client }: z.output<typeof resendMail.input>): Promise<void> {
    const { type } = body;
    if (type !== 'signup' && type !== 'email_change') {
      throw invalidInput('Missing one of these types: signup, email_change');
    }
    const email = requireMailAddress(body.email);
    const kind = type === 'signup' ? 'new_account' : 'existing_account';
    const options = { ...body, redirectTo };
    await this.dispatcher.request({ email, origin: client.address, kind }, (em) =>
      type === 'signup' ? this.confirmSignUp(em, email, options) : this.emailChanges.remail(em, email, options),
    );
  }

  /**
   * Mails what confirms a sign-up; nothing where there is no account, none that waits for confirmation, or none of the hour's mails
   * is left.
   */
  async confirmSignUp(em: EntityManager, email: string, options: LinkOptions): Promise<void> {
    const account = await this.accounts.lockByEmail(em, email);
    if (!account || account.isConfirmed || !(await this.allowance.take('new_account'))) return;
    await this.issuer.mail(em, { userId: account.userId, purpose: 'signup', address: email, options });
  }

  private async mailOtp(
    em: EntityManager,
    email: string,
    newcomer: NewAccount | null,
    options: LinkOptions,
  ): Promise<void> {
    const existing = await this.accounts.lockByEmail(em, email);
    if (!existing && !newcomer) return;
    if (!(await this.allowance.take(existing ? 'existing_account' : 'new_account'))) return;
    if (!existing && newcomer) await insertEmailAccount(em, newcomer);
    const account = existing ?? (await this.accounts.lockByEmail(em, email));
    if (!account) throw new Error('The account is gone');
    // An account that waits for its first sign-in is confirmed; one that somebody gave a password is signed in to.
    const purpose = account.isConfirmed || account.hasPassword ? 'magiclink' : 'signup';
    await this.issuer.mail(em, { userId: account.userId, purpose, address: email, options });
  }
}
