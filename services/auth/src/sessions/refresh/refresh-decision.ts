import type { SessionLimits } from '../../core/settings/auth.settings.js';

/** For this long after a refresh, older tokens are taken for late requests of the same client, not for theft. */
export const REUSE_WINDOW_MS = 10_000;

export interface RefreshSituation {
  /** Counter of the presented token, which is genuine. */
  readonly presentedCounter: number;
  /** Counter of the session's active token. */
  readonly activeCounter: number;
  /** Time since the active token was issued. */
  readonly sinceRefreshMs: number;
  /** Time since the sign-in. */
  readonly sinceSignInMs: number;
}

/**
 * `rotate`: a successor becomes active. `repeat`: the active token is given again. `revoke`: the token was stolen, or its thief's is
 * active; the session ends. `expire`: the session has come to its age; it ends too. `unknown`: the token is from a future that this
 * database does not know.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'expire' | 'unknown';

/** The rotation table of the auth wire contract, section 6. The direct parent is repeated at any age: its response got lost. */
export function decideRefresh(situation: RefreshSituation, limits: SessionLimits): RefreshDecision {
  const { presentedCounter, activeCounter, sinceRefreshMs, sinceSignInMs } = situation;
  const generationsBack = activeCounter - presentedCounter;
  if (generationsBack < 0) return 'unknown';
  if (sinceRefreshMs > limits.inactivityMs || sinceSignInMs > (limits.timeboxMs ?? Infinity)) return 'expire';
  if (generationsBack === 0) return 'rotate';
  if (generationsBack === 1) return 'repeat';
  return sinceRefreshMs <= REUSE_WINDOW_MS ? 'repeat' : 'revoke';
}
