import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { sessionNotFound, userNotFound } from '../accounts/missing-caller.js';
import { requireNotBanned } from '../accounts/require-not-banned.js';
import { type LockedSession, SessionRepository } from './session.repository.js';

/** The caller's session for changes that must happen one after the other in an account. */
@Injectable()
export class OwnSession {
  constructor(private readonly sessions: SessionRepository) {}

  /**
   * Locks the account, then the session, until the transaction ends.
   * @throws ProcedureError `user_not_found`, `session_not_found` or `user_banned`
   */
  async lock(em: EntityManager, actor: Actor): Promise<LockedSession> {
    if (!(await this.sessions.lockAccount(em, actor.founderId))) throw userNotFound();
    const session = await this.sessions.lock(em, actor.sessionId);
    if (session?.id !== actor.founderId) throw sessionNotFound();
    requireNotBanned(session);
    return session;
  }
}
