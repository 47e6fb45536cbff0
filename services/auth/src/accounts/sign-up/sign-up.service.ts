import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { signUp } from '@playbook/contracts/auth.contract';
import type { Session, User } from '@playbook/contracts/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { type AuthSettings, confirmsAutomatically } from '../../auth.settings.js';
import { PasswordHasher } from '../../passwords/password-hasher.service.js';
import { SignInService } from '../../sessions/sign-in.service.js';
import { toUser } from '../account.mapper.js';
import { AccountRepository } from '../account.repository.js';
import { emailIdentityData } from './email-identity.js';
import { imaginaryAccount } from './imaginary-account.js';
import { insertIdentity, insertUser, type NewAccount } from '../new-account.js';
import { parseSignUp, type SignUpRequest } from './sign-up-request.js';

/** Creates accounts with address and password. */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly signIns: SignInService,
  ) {}

  /**
   * With automatic confirmation the new founder is signed in. Without it the answer is a user only, and does not tell whether
   * the address had an account already.
   * @throws ProcedureError `user_already_exists` with automatic confirmation, what `parseSignUp` throws, `service_unavailable`
   */
  async signUp({ body, client }: z.output<typeof signUp.input>): Promise<Session | User> {
    const request = parseSignUp(body, this.settings);
    const passwordHash = await this.hasher.hash(request.password);
    const isConfirmed = confirmsAutomatically(this.settings);
    const account: NewAccount = { ...request, passwordHash, isConfirmed, isProven: false };
    try {
      if (isConfirmed) return await this.signIns.signIn('password', client, (em) => this.insert(em, account));
      return await this.database.inTransaction(async (em) =>
        toUser(await this.accounts.get(em, await this.insert(em, account))),
      );
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return await this.answerDuplicate(request, isConfirmed);
      throw error;
    }
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

  private async answerDuplicate(request: SignUpRequest, isConfirmed: boolean): Promise<User> {
    if (isConfirmed) throw new ProcedureError('user_already_exists', 'User already registered');
    return toUser(await this.accounts.asIfStored(imaginaryAccount(request)));
  }
}
