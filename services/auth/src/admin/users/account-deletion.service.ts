import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { AccountRepository } from '../../accounts/account.repository.js';
import { unknownUser } from '../../core/errors/wire-errors.js';
import { SessionRevoker } from '../../sessions/end/session-revoker.service.js';

/** Removes accounts at an operator's wish. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly revoker: SessionRevoker,
    private readonly logger: Logger,
  ) {}

  /** @throws ProcedureError `user_not_found`, `service_unavailable` when nothing was deleted */
  async delete(userId: string): Promise<void> {
    await this.database.inTransaction(async (em) => {
      if (!(await this.accounts.lock(em, userId))) throw unknownUser();
      await this.revoker.endWithAccount(em, userId);
      await this.accounts.delete(em, userId);
    });
    // Security events go with the account, so this is all that stays.
    this.logger.info('An account was deleted by an operator', { userId });
  }
}
