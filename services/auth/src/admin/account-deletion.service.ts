import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { AccountSessions } from '../sessions/account-sessions.service.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { unknownUser } from './unknown-user.js';

/** Removes accounts at an operator's wish. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly users: AdminUsersRepository,
    private readonly sessions: AccountSessions,
    private readonly logger: Logger,
  ) {}

  /** @throws ProcedureError `user_not_found`, `service_unavailable` when nothing was deleted */
  async delete(userId: string): Promise<void> {
    const ended = await this.database.inTransaction(async (em) => {
      if (!(await this.users.lock(em, userId))) throw unknownUser();
      const sessionIds = await this.sessions.end(em, userId);
      await this.users.delete(em, userId);
      return sessionIds;
    });
    await this.sessions.announce(ended);
    // Security events go with the account, so this is all that stays.
    this.logger.info('An account was deleted by an operator', { userId });
  }
}
