import { Inject, Injectable } from '@nestjs/common';
import type { Client, signUp } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { insertUser } from '../accounts/new-account.js';
import { requireStorableMetadata } from '../accounts/user-metadata.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { signUpsClosed } from '../core/errors/wire-errors.js';
import { FailOpenCounter, keyHash } from '../core/limits/fail-open-counter.service.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { SignInService } from '../sessions/start/sign-in.service.js';

const HOUR_MS = 3_600_000;

/** Lets people in who have not said who they are. They can give an address later and keep what they made. */
@Injectable()
export class AnonymousSignUp {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly counter: FailOpenCounter,
    private readonly signIns: SignInService,
  ) {}

  /** @throws ProcedureError `anonymous_provider_disabled`, `signup_disabled`, `validation_failed`, `over_request_rate_limit` */
  async signUp({ data }: z.output<typeof signUp.input>['body'], client: Client): Promise<Session> {
    if (!this.settings.AUTH_ANONYMOUS_SIGN_INS) {
      throw new ProcedureError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (this.settings.AUTH_DISABLE_SIGNUP) throw signUpsClosed();
    const userMetadata = data ?? {};
    requireStorableMetadata(userMetadata);
    const key = `anonymous-sign-ups:${keyHash(addressBlockOf(client.address))}`;
    await this.counter.require(key, HOUR_MS, this.settings.AUTH_RATE_LIMIT_ANONYMOUS);
    const account = { email: null, passwordHash: null, userMetadata, isConfirmed: false, isProven: false };
    return this.signIns.signIn('anonymous', client, async (em) => {
      const userId = await insertUser(em, account);
      await recordAuditEvent(em, 'signed_up', userId);
      return userId;
    });
  }
}
