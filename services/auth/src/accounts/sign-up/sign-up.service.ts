import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Client, signUp } from '@playbook/contracts/auth.contract';
import type { Session, User } from '@playbook/contracts/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { type AuthSettings, confirmsAutomatically } from '../../auth.settings.js';
import { SignUpConfirmation } from '../../mail-flows/sign-up-confirmation.service.js';
import { MailAllowance } from '../../mail/mail-allowance.service.js';
import { MailDispatcher } from '../../mail/mail-dispatcher.service.js';
import type { LinkAnswer } from '../../mail-tokens/mail-token-issuer.service.js';
import { PasswordHasher } from '../../passwords/password-hasher.service.js';
import { SignInService } from '../../sessions/sign-in.service.js';
import { toUser } from '../account.mapper.js';
import { AccountRepository } from '../account.repository.js';
import { emailIdentityData } from './email-identity.js';
import { imaginaryAccount } from './imaginary-account.js';
import { insertIdentity, insertUser, type NewAccount } from '../new-account.js';
import { parseSignUp } from './sign-up-request.js';

type Input = z.output<typeof signUp.input>;

/** Creates accounts with address and password. */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly signIns: SignInService,
    private readonly confirmation: SignUpConfirmation,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /**
   * With automatic confirmation the new founder is signed in. Without it the answer is a user only, and does not tell whether
   * the address had an account already.
   * @throws ProcedureError `user_already_exists` with automatic confirmation, what `parseSignUp` throws,
   * `over_email_send_rate_limit` when the hour's mails are used up, `service_unavailable`
   */
  async signUp(input: Input): Promise<Session | User> {
    const request = parseSignUp(input.body, this.settings);
    const passwordHash = await this.hasher.hash(request.password);
    const isConfirmed = confirmsAutomatically(this.settings);
    const account: NewAccount = { ...request, passwordHash, isConfirmed, isProven: false };
    return isConfirmed ? this.signUpConfirmed(account, input.client) : this.signUpUnconfirmed(account, input);
  }

  private async signUpConfirmed(account: NewAccount, client: Client): Promise<Session> {
    try {
      return await this.signIns.signIn('password', client, (em) => this.insert(em, account));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new ProcedureError('user_already_exists', 'User already registered');
    }
  }

  /** A new account always gets its mail, so that the answer is the same as for one that exists. */
  private async signUpUnconfirmed(account: NewAccount, { body, redirectTo }: Input): Promise<User> {
    const { email } = account;
    const answer = { ...body, redirectTo };
    const isCool = await this.allowance.isFree(email);
    try {
      const { user, mails } = await this.database.inTransaction(async (em) => {
        const userId = await this.insert(em, account);
        const mails = await this.confirmation.issue(em, email, answer);
        return { user: toUser(await this.accounts.get(em, userId)), mails };
      });
      this.dispatcher.dispatch(mails);
      return user;
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      if (isCool) await this.confirmAgain(email, answer);
      return toUser(await this.accounts.asIfStored(imaginaryAccount(account)));
    }
  }

  /** The account that is there is not overwritten; one that waits for its confirmation gets the mail again. */
  private async confirmAgain(email: string, answer: LinkAnswer): Promise<void> {
    this.dispatcher.dispatch(await this.database.inTransaction((em) => this.confirmation.issue(em, email, answer)));
  }

  private async insert(em: EntityManager, account: NewAccount): Promise<string> {
    const userId = await insertUser(em, account);
    await insertIdentity(em, userId, {
      provider: 'email',
      providerId: userId,
      identityData: emailIdentityData(userId, account),
    });
    await recordAuditEvent(em, 'signed_up', userId);
    return userId;
  }
}
