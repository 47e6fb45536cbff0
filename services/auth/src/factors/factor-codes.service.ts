import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { tooManyRequests } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { FactorRepository, type LockedFactor } from './factor.repository.js';
import { FactorSecrets } from './factor-secrets.js';
import { stepOfCode } from './totp.js';

const LIMIT_WINDOW_MS = 300_000;

const keyOf = (userId: string): string => `factor-attempts:${userId}`;

/** Codes of authenticator apps. */
@Injectable()
export class FactorCodes {
  constructor(
    @Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly factors: FactorRepository,
    private readonly secrets: FactorSecrets,
  ) {}

  /**
   * Limits how often an account's codes can be guessed, over all its factors and challenges. An attempt counts before it is checked.
   * Unlike the password's limit this one does not let calls pass while the store is away: six digits would not last, and who is
   * asked for a code is signed in already.
   * @throws ProcedureError `over_request_rate_limit` with `retryAfterS`, or `service_unavailable`
   */
  async countAttempt(userId: string): Promise<void> {
    const attempts = await this.store.countInWindow(keyOf(userId), LIMIT_WINDOW_MS);
    if (attempts.count > this.settings.AUTH_FACTOR_MAX_FAILURES) throw tooManyRequests(attempts.resetMs);
  }

  /**
   * Takes a code with the caller's transaction: the same code is not taken again, the factor is verified, and attempts begin anew.
   * That is within the transaction, because once it has committed, the client must get its only good refresh token.
   * @throws ProcedureError `mfa_verification_failed`, `service_unavailable`
   */
  async take(em: EntityManager, factor: LockedFactor, code: string): Promise<void> {
    const secret = this.secrets.open(factor.sealedSecret, factor.id);
    const step = stepOfCode(secret, code, factor.nowMs);
    if (step === null || !(await this.factors.takeStep(em, factor.id, step))) {
      throw new ProcedureError('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await this.factors.deleteUnverified(em, factor.userId);
    await this.store.delete(keyOf(factor.userId));
  }
}
