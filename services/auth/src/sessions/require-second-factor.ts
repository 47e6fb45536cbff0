import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { LockedSession } from './session.repository.js';

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
