import type { updateUser } from '@playbook/contracts/auth/mail/mail.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { parseEmail } from '../accounts/email-address.js';
import { invalidInput } from '../core/errors/wire-errors.js';
import { type AuthSettings, confirmsAutomatically } from '../core/settings/auth.settings.js';
import type { LinkOptions } from '../mail/tokens/mail-token-issuer.service.js';
import type { PasswordOwner } from '../passwords/password-owner.js';
import { requireAcceptablePassword } from '../passwords/password-policy.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordChange, type PreparedPassword } from './password-change.service.js';

type Body = z.output<typeof updateUser.input>['body'];

/** What a founder wants to change; absent means as it is. */
interface ChangeRequest {
  readonly data: User['user_metadata'] | undefined;
  /** Another address than the present one. */
  readonly newEmail: string | undefined;
  readonly password: string | undefined;
}

/** A change that may be made, with everything that takes long done. */
export interface ChangePlan {
  readonly actor: Actor;
  readonly data: ChangeRequest['data'];
  readonly newEmail: ChangeRequest['newEmail'];
  readonly password: PreparedPassword | null;
  readonly nonce: string | undefined;
  readonly options: LinkOptions;
}

/** Checks what a founder wants to change before anything is changed. */
@Injectable()
export class ChangePlanner {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly rights: ChangeRights,
    private readonly passwords: PasswordChange,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /**
   * @throws ProcedureError `not_admin`, `validation_failed`, `weak_password`, `insufficient_aal`, `invalid_credentials` for a
   * wrong current password, `over_request_rate_limit` for too many of them, `over_email_send_rate_limit`
   */
  async plan(
    { body, redirectTo }: z.output<typeof updateUser.input>,
    actor: Actor,
    account: PasswordOwner,
  ): Promise<ChangePlan> {
    const { email } = account;
    const { data, newEmail, password: wanted } = parseChange(body, email, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    if (email === '' && wanted !== undefined) this.requireAddressFor(newEmail);
    if (newEmail !== undefined || wanted !== undefined) {
      await this.database.inTransaction((em) => this.rights.requireStepUp(em, actor));
    }
    const password = wanted === undefined ? null : await this.passwords.prepare(account, wanted, body.current_password);
    if (newEmail !== undefined) await this.emailChanges.requireAllowance(actor.founderId, email, newEmail);
    return { actor, data, newEmail, password, nonce: body.nonce, options: { ...body, redirectTo } };
  }

  /** An anonymous user's password would be good for nothing without an address to sign in with. */
  private requireAddressFor(newEmail: string | undefined): void {
    if (newEmail !== undefined && confirmsAutomatically(this.settings)) return;
    throw invalidInput('Updating password of an anonymous user without an email or phone is not allowed');
  }
}

/** @throws ProcedureError `not_admin`, `weak_password`, `validation_failed` */
function parseChange(body: Body, currentEmail: string, passwordMinChars: number): ChangeRequest {
  if (body.app_metadata !== undefined) throw new ProcedureError('not_admin', 'User not allowed');
  const email = body.email === undefined ? undefined : parseEmail(body.email);
  if (body.password !== undefined) requireAcceptablePassword(body.password, passwordMinChars);
  return { data: body.data, newEmail: email === currentEmail ? undefined : email, password: body.password };
}
