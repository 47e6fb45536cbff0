import { Inject, Injectable } from '@nestjs/common';
import type { Client, signUp } from '@playbook/contracts/auth/auth.contract';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { insertEmailAccount, type NewAccount } from '../accounts/new-account.js';
import { isTaken } from '@playbook/service-kit/persistence/is-taken';
import { type AuthSettings, confirmsAutomatically } from '../core/settings/auth.settings.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import { AnonymousSignUp } from './anonymous-sign-up.service.js';
import { parseSignUp } from './sign-up-request.js';
import { UnconfirmedSignUp } from './unconfirmed-sign-up.service.js';

/** Creates accounts with address and password. */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly hasher: PasswordHasher,
    private readonly signIns: SignInService,
    private readonly unconfirmed: UnconfirmedSignUp,
    private readonly anonymous: AnonymousSignUp,
  ) {}

  /**
   * With automatic confirmation the new founder is signed in. Without it the result is a user only, and does not tell whether
   * the address had an account already.
   * @throws ProcedureError `user_already_exists` with automatic confirmation, what `parseSignUp` and {@link AnonymousSignUp} throw,
   * `over_email_send_rate_limit`, `service_unavailable`
   */
  async signUp({ body, redirectTo, client }: z.output<typeof signUp.input>): Promise<Session | User> {
    if (!body.email && !body.phone) return this.anonymous.signUp(body, client);
    const request = parseSignUp(body, this.settings);
    const passwordHash = await this.hasher.hash(request.password, request);
    const isConfirmed = confirmsAutomatically(this.settings);
    const account: NewAccount = { ...request, passwordHash, isConfirmed, isProven: false };
    if (isConfirmed) return this.signUpConfirmed(account, client);
    return this.unconfirmed.signUp(account, { ...body, redirectTo }, client);
  }

  private async signUpConfirmed(account: NewAccount, client: Client): Promise<Session> {
    try {
      return await this.signIns.signIn('password', client, (em) => insertEmailAccount(em, account));
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw new ProcedureError('user_already_exists', 'User already registered');
    }
  }
}
