import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Client, signUp } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { AuthSettings } from '../../auth.settings.js';
import { ForgivingCounter } from '../../limits/forgiving-counter.service.js';
import { SignInService } from '../../sessions/sign-in.service.js';
import { insertUser } from '../new-account.js';
import { requireStorableMetadata } from '../user-metadata.js';

const HOUR_MS = 3_600_000;

/** Keys of the store carry no personal data. */
const keyOf = (address: string): string =>
  `anonymous-sign-ups:${createHash('sha256').update(addressBlockOf(address)).digest('base64url')}`;

/** Lets people in who have not said who they are. They can give an address later and keep what they made. */
@Injectable()
export class AnonymousSignUp {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly counter: ForgivingCounter,
    private readonly signIns: SignInService,
  ) {}

  /** @throws ProcedureError `anonymous_provider_disabled`, `signup_disabled`, `validation_failed`, `over_request_rate_limit` */
  async signUp({ data }: z.output<typeof signUp.input>['body'], client: Client): Promise<Session> {
    if (!this.settings.AUTH_ANONYMOUS_SIGN_INS) {
      throw new ProcedureError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (this.settings.AUTH_DISABLE_SIGNUP) {
      throw new ProcedureError('signup_disabled', 'Signups not allowed for this instance');
    }
    const userMetadata = data ?? {};
    requireStorableMetadata(userMetadata);
    await this.count(client);
    const account = { email: null, passwordHash: null, userMetadata, isConfirmed: false, isProven: false };
    return this.signIns.signIn('anonymous', client, async (em) => {
      const userId = await insertUser(em, account);
      await recordAuditEvent(em, 'signed_up', userId);
      return userId;
    });
  }

  private async count({ address }: Client): Promise<void> {
    const hour = await this.counter.count(keyOf(address), HOUR_MS);
    if (!hour || hour.count <= this.settings.AUTH_RATE_LIMIT_ANONYMOUS) return;
    const retryAfterS = Math.max(1, Math.ceil(hour.resetMs / 1_000));
    throw new ProcedureError('over_request_rate_limit', 'Request rate limit reached', { retryAfterS });
  }
}
