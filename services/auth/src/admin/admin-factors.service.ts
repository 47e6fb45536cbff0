import { Injectable } from '@nestjs/common';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import type { AccountRow } from '../accounts/account-row.js';
import { toUser } from '../accounts/account.mapper.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { unknownUser } from '../core/errors/wire-errors.js';
import { factorNotFound, FactorRepository } from '../factors/factor.repository.js';
import { SessionElevation } from '../sessions/start/session-elevation.service.js';

const factorsOf = (account: AccountRow): Factor[] => toUser(account).factors ?? [];

/** What operators' programs do with second factors. */
@Injectable()
export class AdminFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly factors: FactorRepository,
    private readonly elevation: SessionElevation,
  ) {}

  /** @throws ProcedureError `user_not_found` */
  async list(userId: string): Promise<Factor[]> {
    const account = await this.accounts.find(userId);
    if (!account) throw unknownUser();
    return factorsOf(account);
  }

  /**
   * Sessions that the factor raised fall back to one factor.
   * @throws ProcedureError `user_not_found`, `mfa_factor_not_found`
   */
  async remove(userId: string, factorId: string): Promise<Factor> {
    return this.database.inTransaction(async (em) => {
      const account = await this.accounts.lock(em, userId);
      if (!account) throw unknownUser();
      const factor = factorsOf(account).find(({ id }) => id === factorId);
      if (!factor) throw factorNotFound();
      await this.elevation.lower(em, factorId);
      await this.factors.delete(em, factorId);
      await recordAuditEvent(em, 'factor_removed_by_operator', userId);
      return factor;
    });
  }
}
