import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { updateUser } from '@playbook/contracts/auth-mail.contract';
import type { User } from '@playbook/contracts/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import type { AccountRow } from '../accounts/account-row.js';
import { toUser } from '../accounts/account.mapper.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { requireStorableMetadata } from '../accounts/user-metadata.js';
import { UserEntity } from '../accounts/user.entity.js';
import type { AuthSettings } from '../auth.settings.js';
import { MailDispatcher } from '../mail/mail-dispatcher.service.js';
import type { Mail } from '../mail/mail.port.js';
import { MailedAccountRepository } from '../mail-tokens/mailed-account.repository.js';
import { SessionRevoker } from '../sessions/session-revoker.service.js';
import { type ChangeRequest, mergeMetadata, parseChange } from './change-request.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordChange, type PreparedPassword } from './password-change.service.js';

type Input = z.output<typeof updateUser.input>;

interface Plan {
  readonly actor: Actor;
  readonly input: Input;
  readonly request: ChangeRequest;
  readonly password: PreparedPassword | null;
}

interface Changed {
  readonly account: AccountRow;
  readonly mails: readonly Mail[];
  readonly endedSessions: readonly string[];
}

/** Changes an account at its founder's wish: all of the request or nothing of it. */
@Injectable()
export class UpdateUserService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly currentAccount: CurrentAccount,
    private readonly accounts: AccountRepository,
    private readonly mailedAccounts: MailedAccountRepository,
    private readonly rights: ChangeRights,
    private readonly passwords: PasswordChange,
    private readonly emailChanges: EmailChangeService,
    private readonly dispatcher: MailDispatcher,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * @throws ProcedureError `not_admin`, `validation_failed`, `weak_password`, `same_password`, `email_exists`,
   * `insufficient_aal`, `reauthentication_needed`, `reauthentication_not_valid`, `invalid_credentials` for a wrong current
   * password, `over_email_send_rate_limit`
   */
  async update(input: Input, actor: Actor): Promise<User> {
    const { email } = await this.currentAccount.require(actor);
    const request = parseChange(input.body, email, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    await this.database.inTransaction((em) => this.requireStepUp(em, actor, request));
    const { password: wanted } = request;
    const password =
      wanted === undefined ? null : await this.passwords.prepare(email, wanted, input.body.current_password);
    if (request.newEmail !== undefined) await this.emailChanges.requireAllowance(email, request.newEmail);
    const changed = await this.database.inTransaction((em) => this.change(em, { actor, input, request, password }));
    if (!changed) throw new ProcedureError('reauthentication_not_valid', 'Nonce has expired or is invalid');
    this.dispatcher.dispatch(changed.mails);
    await this.revoker.announce(changed.endedSessions);
    return toUser(changed.account);
  }

  private async requireStepUp(em: EntityManager, actor: Actor, { newEmail, password }: ChangeRequest): Promise<void> {
    if (newEmail !== undefined || password !== undefined) await this.rights.requireStepUp(em, actor);
  }

  /** Null for a wrong nonce: that try must be counted although the call fails. */
  private async change(em: EntityManager, { actor, input, request, password }: Plan): Promise<Changed | null> {
    const { founderId: userId } = actor;
    const { email } = await this.mailedAccounts.lock(em, userId);
    if (password && !(await this.rights.isReauthenticated(em, actor, email, input.body.nonce))) return null;
    if (request.data) await this.mergeData(em, userId, request.data);
    const endedSessions = password ? await this.passwords.apply(em, actor, password) : [];
    const answer = { ...input.body, redirectTo: input.redirectTo };
    const mails =
      request.newEmail === undefined ? [] : await this.emailChanges.request(em, userId, request.newEmail, answer);
    return { account: await this.accounts.get(em, userId), mails, endedSessions };
  }

  private async mergeData(em: EntityManager, userId: string, data: User['user_metadata']): Promise<void> {
    const { userMetadata: own } = await this.accounts.get(em, userId);
    const userMetadata = mergeMetadata(own, data);
    requireStorableMetadata(userMetadata);
    await em.nativeUpdate(UserEntity, { id: userId }, { userMetadata, updatedAt: new Date() });
  }
}
