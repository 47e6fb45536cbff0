/** For this long after a refresh, older tokens are taken for late requests of the same client, not for theft. */
export const REUSE_WINDOW_MS = 10_000;

export interface RefreshSituation {
  /** Counter of the presented token, which is genuine. */
  readonly presentedCounter: number;
  /** Counter of the session's active token. */
  readonly activeCounter: number;
  /** Time since the active token was issued. */
  readonly sinceRefreshMs: number;
}

/**
 * `rotate`: a successor becomes active. `repeat`: the active token is answered again. `revoke`: the token was stolen, or its
 * thief's is active; the session ends. `unknown`: the token is from a future that this database does not know.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'unknown';

/** The rotation table of the auth wire contract, section 6. The direct parent is repeated at any age: its answer got lost. */
export function decideRefresh({ presentedCounter, activeCounter, sinceRefreshMs }: RefreshSituation): RefreshDecision {
  const generationsBack = activeCounter - presentedCounter;
  if (generationsBack < 0) return 'unknown';
  if (generationsBack === 0) return 'rotate';
  if (generationsBack === 1) return 'repeat';
  return sinceRefreshMs <= REUSE_WINDOW_MS ? 'repeat' : 'revoke';
}
