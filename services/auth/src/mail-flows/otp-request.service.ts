import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { requestOtp } from '@playbook/contracts/auth/mail/mail.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { requireMailAddress } from '../accounts/email-address.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertEmailAccount } from '../accounts/new-account.js';
import { requireStorableMetadata } from '../accounts/user-metadata.js';
import { withSecondTry } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../mail/delivery/mail-dispatcher.service.js';
import type { Mail } from '../mail/delivery/mail.port.js';
import { type LinkOptions, MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';

type Input = z.output<typeof requestOtp.input>;

interface Request {
  readonly email: string;
  readonly userMetadata: User['user_metadata'];
  readonly createsAccount: boolean;
}

/** Mails codes and links to sign in with. */
@Injectable()
export class OtpRequestService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly accounts: LockedAccountRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /**
   * An address without an account gets one where that is wanted and sign-ups are open; else nothing is sent, and nobody is told.
   * All of that is found out after the answer.
   * @throws ProcedureError `validation_failed`, `phone_provider_disabled`, `over_email_send_rate_limit`, `service_unavailable` on
   * overload
   */
  async request(input: Input): Promise<void> {
    const request = this.parse(input.body);
    await this.allowance.require({ email: request.email, origin: input.client.address, kind: null });
    this.dispatcher.defer(() => withSecondTry(() => this.write(input, request)));
  }

  private parse(body: Input['body']): Request {
    if (!body.email && body.phone) {
      throw new ProcedureError('phone_provider_disabled', 'Unsupported phone provider');
    }
    const email = requireMailAddress(body.email);
    const userMetadata = body.data ?? {};
    requireStorableMetadata(userMetadata);
    const createsAccount = (body.create_user ?? true) && !this.settings.AUTH_DISABLE_SIGNUP;
    return { email, userMetadata, createsAccount };
  }

  private write({ body, redirectTo }: Input, request: Request): Promise<Mail[]> {
    return this.database.inTransaction((em) => this.issue(em, request, { ...body, redirectTo }));
  }

  private async issue(em: EntityManager, request: Request, answer: LinkOptions): Promise<Mail[]> {
    const { email } = request;
    let account = await this.accounts.lockByEmail(em, email);
    if (!account && !request.createsAccount) return [];
    if (!(await this.allowance.take(account ? 'existing_account' : 'new_account'))) return [];
    if (!account) {
      const { userMetadata } = request;
      const unconfirmed = { email, passwordHash: null, userMetadata, isConfirmed: false, isProven: false };
      await insertEmailAccount(em, unconfirmed);
      account = await this.accounts.lockByEmail(em, email);
    }
    if (!account) throw new Error('The account is gone');
    // An account that waits for its first sign-in is confirmed; one that somebody gave a password is signed in to.
    const purpose = account.isConfirmed || account.hasPassword ? 'magiclink' : 'signup';
    const { userId } = account;
    await this.accounts.markSent(em, userId, purpose === 'signup' ? 'confirmation_sent_at' : 'recovery_sent_at');
    return [await this.issuer.issue(em, { userId, purpose, address: email, answer })];
  }
}
