import { Injectable } from '@nestjs/common';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import { toUser } from '../accounts/account.mapper.js';
import type { AccountRow } from '../accounts/account-row.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { factorNotFound } from '../factors/factor-id.js';
import { FactorRepository } from '../factors/factor.repository.js';
import { SessionElevation } from '../sessions/session-elevation.service.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { unknownUser } from './unknown-user.js';

const factorsOf = (account: AccountRow): Factor[] => toUser(account).factors ?? [];

/** What operators' programs do with second factors. */
@Injectable()
export class AdminFactors {
  constructor(
    private readonly database: Database,
    private readonly users: AdminUsersRepository,
    private readonly factors: FactorRepository,
    private readonly elevation: SessionElevation,
  ) {}

  /** @throws ProcedureError `user_not_found` */
  async list(userId: string): Promise<Factor[]> {
    const account = await this.users.find(userId);
    if (!account) throw unknownUser();
    return factorsOf(account);
  }

  /**
   * Sessions that the factor raised fall back to one factor.
   * @throws ProcedureError `user_not_found`, `mfa_factor_not_found`
   */
  async remove(userId: string, factorId: string): Promise<Factor> {
    return this.database.inTransaction(async (em) => {
      const account = await this.users.lock(em, userId);
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
