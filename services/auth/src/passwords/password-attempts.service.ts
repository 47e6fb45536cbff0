import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { ForgivingCounter } from '../limits/forgiving-counter.service.js';

const WINDOW_MS = 300_000;

/** Keys of the store carry no personal data. */
const keyOf = (email: string): string => `password-attempts:${createHash('sha256').update(email).digest('base64url')}`;

/**
 * Limits how often passwords of one account can be guessed, from wherever the guesses come. Counts addresses without an account
 * alike. An attempt counts before it is checked, so that many at once do not slip through; a right password clears the count.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly counter: ForgivingCounter,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws ProcedureError `over_request_rate_limit` with `retryAfterS` */
  async count(email: string): Promise<void> {
    const attempts = await this.counter.count(keyOf(email), WINDOW_MS);
    if (!attempts || attempts.count <= this.settings.AUTH_PASSWORD_MAX_FAILURES) return;
    const retryAfterS = Math.max(1, Math.ceil(attempts.resetMs / 1_000));
    throw new ProcedureError('over_request_rate_limit', 'Request rate limit reached', { retryAfterS });
  }

  async clear(email: string): Promise<void> {
    await this.counter.clear(keyOf(email));
  }
}
