import { Inject, Injectable } from '@nestjs/common';
import type { updateUser } from '@playbook/contracts/auth-mail.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import type { AuthSettings } from '../auth.settings.js';
import type { LinkAnswer } from '../mail-tokens/mail-token-issuer.service.js';
import { type ChangeRequest, parseChange } from './change-request.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordPreparation, type PreparedPassword } from './password-preparation.service.js';

/** A change that may be made, with everything that takes long done. */
export interface ChangePlan {
  readonly actor: Actor;
  readonly data: ChangeRequest['data'];
  readonly newEmail: ChangeRequest['newEmail'];
  readonly password: PreparedPassword | null;
  readonly nonce: string | undefined;
  readonly answer: LinkAnswer;
}

/** Checks what a founder wants to change before anything is changed. */
@Injectable()
export class ChangePlanner {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly database: Database,
    private readonly rights: ChangeRights,
    private readonly passwords: PasswordPreparation,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /**
   * @throws ProcedureError `not_admin`, `validation_failed`, `weak_password`, `insufficient_aal`, `invalid_credentials` for a
   * wrong current password, `over_request_rate_limit` for too many of them, `over_email_send_rate_limit`
   */
  async plan(
    { body, redirectTo }: z.output<typeof updateUser.input>,
    actor: Actor,
    email: string,
  ): Promise<ChangePlan> {
    const { data, newEmail, password: wanted } = parseChange(body, email, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    if (newEmail !== undefined || wanted !== undefined) {
      await this.database.inTransaction((em) => this.rights.requireStepUp(em, actor));
    }
    const password = wanted === undefined ? null : await this.passwords.prepare(email, wanted, body.current_password);
    if (newEmail !== undefined) await this.emailChanges.requireAllowance(email, newEmail);
    return { actor, data, newEmail, password, nonce: body.nonce, answer: { ...body, redirectTo } };
  }
}
