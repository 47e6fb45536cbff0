import { Inject, Injectable } from '@nestjs/common';
import type { signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { AccountRepository } from '../accounts/account.repository.js';
import { invalidInput, requireNotBanned } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { type CheckedPassword, SignInService } from '../sessions/start/sign-in.service.js';
import { TokenResponse } from '../sessions/start/token-response.service.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.service.js';
import { findWeakness } from './password-policy.js';

type Input = z.output<typeof signInWithPassword.input>;

/** Signs in with address and password. */
@Injectable()
export class PasswordSignInService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttempts,
    private readonly signIns: SignInService,
    private readonly tokens: TokenResponse,
  ) {}

  /**
   * @throws ProcedureError `validation_failed`, `phone_provider_disabled`, `invalid_credentials` (the same whether the account
   * exists or not), `email_not_confirmed`, `user_banned`, `over_request_rate_limit`, `service_unavailable` on overload
   */
  async signIn({ body, client }: Input): Promise<Session> {
    const email = requireEmail(body);
    const password = body.password ?? '';
    await this.attempts.count(email, client.address);
    const checked = await this.checkPassword(email, password);
    const [opened] = await Promise.all([
      this.signIns.openWithPassword(checked, client),
      this.attempts.clear(email, client.address),
    ]);
    // The password may have been removed or changed while it was being checked.
    if (!opened) throw invalidCredentials();
    const session = await this.tokens.build(opened);
    const tooShort = findWeakness(password, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    const weakness = tooShort ?? (await this.hasher.findGuess(password, opened.account));
    return weakness ? { ...session, weak_password: weakness } : session;
  }

  private async checkPassword(email: string, password: string): Promise<CheckedPassword> {
    const credentials = await this.accounts.findCredentials(email);
    const passwordHash = credentials?.passwordHash ?? null;
    const isMatch = await this.hasher.matches(password, passwordHash);
    if (!credentials || passwordHash === null || !isMatch) throw invalidCredentials();
    if (!credentials.isConfirmed) throw new ProcedureError('email_not_confirmed', 'Email not confirmed');
    requireNotBanned(credentials);
    return { userId: credentials.userId, passwordHash };
  }
}

const invalidCredentials = (): ProcedureError => new ProcedureError('invalid_credentials', 'Invalid login credentials');

/** An address that cannot exist goes through the same steps as one that does not. */
function requireEmail({ email, phone }: Input['body']): string {
  if (email) return email.toLowerCase();
  if (phone) throw new ProcedureError('phone_provider_disabled', 'Phone logins are disabled');
  throw invalidInput('missing email or phone');
}
