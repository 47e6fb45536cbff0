import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { openText, sealText } from '../core/secrets/sealed-text.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { FactorRepository, type LockedFactor } from './factor.repository.js';
import { stepOfCode } from './totp.js';

/** The only place that sees secrets of factors after their enrolment. */
@Injectable()
export class FactorSecrets {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly factors: FactorRepository,
  ) {}

  seal(secret: string, factorId: string): string {
    return sealText(secret, this.settings.AUTH_ENCRYPTION_KEY, factorId);
  }

  /**
   * Takes a code with the caller's transaction: the same code is not taken again, and the factor is verified.
   * @throws ProcedureError `mfa_verification_failed`
   */
  async takeCode(em: EntityManager, factor: LockedFactor, code: string): Promise<void> {
    const secret = openText(factor.sealedSecret, this.settings.AUTH_ENCRYPTION_KEY, factor.id);
    const step = stepOfCode(secret, code, factor.nowMs);
    if (step === null || !(await this.factors.takeStep(em, factor.id, step))) {
      throw new ProcedureError('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await this.factors.deleteUnverified(em, factor.userId);
  }
}
