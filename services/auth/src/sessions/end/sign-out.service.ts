import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { signOutScopeSchema } from '@playbook/contracts/auth/auth.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { CurrentAccount } from '../../accounts/current-account.service.js';
import { recordAuditEvent } from '../../core/audit/audit.repository.js';
import { userNotFound } from '../../core/errors/wire-errors.js';
import { SessionRepository } from '../records/session.repository.js';
import { SessionRevoker } from './session-revoker.service.js';

type Scope = z.infer<typeof signOutScopeSchema>;

/** Ends sessions at their founder's wish. */
@Injectable()
export class SignOutService {
  constructor(
    private readonly database: Database,
    private readonly currentAccount: CurrentAccount,
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * `local` ends the caller's session, `others` all but that one, `global` all of them.
   * @throws ProcedureError `user_not_found`, `session_not_found`, `user_banned`; `service_unavailable` when nothing was ended
   */
  async signOut(actor: Actor, scope: Scope): Promise<void> {
    await this.currentAccount.require(actor);
    await this.database.inTransaction(async (em) => {
      if (!(await this.sessions.lockAccount(em, actor.founderId))) throw userNotFound();
      await recordAuditEvent(em, 'signed_out', actor.founderId, actor.sessionId);
      await this.revoker.revoke(em, await this.delete(em, actor, scope));
    });
  }

  private delete(em: EntityManager, actor: Actor, scope: Scope): Promise<string[]> {
    switch (scope) {
      case 'local':
        return this.sessions.delete(em, actor.founderId, actor.sessionId);
      case 'others':
        return this.sessions.deleteOthers(em, actor.founderId, actor.sessionId);
      case 'global':
        return this.sessions.deleteAll(em, actor.founderId);
    }
  }
}
