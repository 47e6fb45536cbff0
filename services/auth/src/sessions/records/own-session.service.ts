import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { requireNotBanned, sessionNotFound, userNotFound } from '../../core/errors/wire-errors.js';
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

/**
 * For what an account's second factor protects: lets accounts without one pass, and sessions that have shown it. Session and
 * access token must both say so: a token from before the step-up proves nothing, nor does one from before its fall.
 * @throws ProcedureError `insufficient_aal`
 */
export function requireSecondFactor(session: LockedSession, actor: Actor, message: string): void {
  const hasFactor = session.factors.some(({ status }) => status === 'verified');
  const isRaised = session.aal === 'aal2' && actor.claims.aal === 'aal2';
  if (hasFactor && !isRaised) throw new ProcedureError('insufficient_aal', message);
}
