import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { tooManyRequests } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';

const WINDOW_MS = 300_000;

const keyOf = (userId: string): string => `factor-attempts:${userId}`;

/**
 * Limits how often an account's codes can be guessed, over all its factors and challenges. An attempt counts before it is
 * checked; a right code clears the count. Unlike the password's limit this one does not let calls pass while the store is
 * away: six digits would not last, and who is asked for a code is signed in already.
 */
@Injectable()
export class FactorAttempts {
  constructor(
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws ProcedureError `over_request_rate_limit` with `retryAfterS`, or `service_unavailable` */
  async count(userId: string): Promise<void> {
    const attempts = await this.store.countInWindow(keyOf(userId), WINDOW_MS);
    if (attempts.count <= this.settings.AUTH_FACTOR_MAX_FAILURES) return;
    throw tooManyRequests(attempts.resetMs);
  }

  /** @throws ProcedureError `service_unavailable` */
  async clear(userId: string): Promise<void> {
    await this.store.delete(keyOf(userId));
  }
}
