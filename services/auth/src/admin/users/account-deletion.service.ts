import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { AccountRepository } from '../../accounts/account.repository.js';
import { unknownUser } from '../../core/errors/wire-errors.js';
import { AccountSessions } from '../../sessions/end/account-sessions.service.js';

/** Removes accounts at an operator's wish. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly sessions: AccountSessions,
    private readonly logger: Logger,
  ) {}

  /** @throws ProcedureError `user_not_found`, `service_unavailable` when nothing was deleted */
  async delete(userId: string): Promise<void> {
    const ended = await this.database.inTransaction(async (em) => {
      if (!(await this.accounts.lock(em, userId))) throw unknownUser();
      const sessionIds = await this.sessions.end(em, userId);
      await this.accounts.delete(em, userId);
      return sessionIds;
    });
    await this.sessions.announce(ended);
    // Security events go with the account, so this is all that stays.
    this.logger.info('An account was deleted by an operator', { userId });
  }
}
