import { Injectable } from '@nestjs/common';
import type { updateUser } from '@playbook/contracts/auth/mail/mail.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { toUser } from '../accounts/account.mapper.js';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { AccountChange } from './account-change.service.js';
import { ChangePlanner } from './change-planner.service.js';

/** Changes an account at its founder's wish. */
@Injectable()
export class UpdateUserService {
  constructor(
    private readonly database: Database,
    private readonly currentAccount: CurrentAccount,
    private readonly planner: ChangePlanner,
    private readonly changes: AccountChange,
  ) {}

  /** @throws ProcedureError `reauthentication_not_valid`, and what the plan, its changes and {@link CurrentAccount} throw */
  async update(input: z.output<typeof updateUser.input>, actor: Actor): Promise<User> {
    const account = await this.currentAccount.require(actor);
    const plan = await this.planner.plan(input, actor, account);
    const changed = await this.database.inTransaction((em) => this.changes.make(em, plan));
    if (!changed) throw new ProcedureError('reauthentication_not_valid', 'Nonce has expired or is invalid');
    return toUser(changed);
  }
}
