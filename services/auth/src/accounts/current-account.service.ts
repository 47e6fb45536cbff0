import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { requireNotBanned, sessionNotFound, userNotFound } from '../core/errors/wire-errors.js';
import type { AccountRow } from './account-row.js';
import { AccountRepository } from './account.repository.js';

/** Whose call it is, read from the database: on these endpoints a sign-out, a ban and a deletion act at once. */
@Injectable()
export class CurrentAccount {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws ProcedureError `user_not_found`, `session_not_found` or `user_banned` */
  async require(actor: Actor): Promise<AccountRow> {
    const account = await this.accounts.findOfSession(actor.founderId, actor.sessionId);
    if (!account) throw userNotFound();
    if (!account.hasSession) throw sessionNotFound();
    requireNotBanned(account);
    return account;
  }
}
