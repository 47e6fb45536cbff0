import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import type { PasswordOwner } from './password-owner.js';
import { PasswordHasher } from './password-hasher.service.js';
import { requireAcceptablePassword } from './password-policy.js';

/** Turns a password that somebody wants to set into its hash. */
@Injectable()
export class NewPasswordHasher {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws ProcedureError `weak_password`, `validation_failed` for one that is too long, `service_unavailable` on overload */
  async hash(password: string, owner: PasswordOwner): Promise<string> {
    requireAcceptablePassword(password, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    return this.hasher.hash(password, owner);
  }
}
