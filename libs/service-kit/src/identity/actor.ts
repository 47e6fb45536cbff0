import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';

/** The founder on whose behalf a procedure runs, known from a verified access token. */
export interface Actor {
  readonly founderId: string;
  readonly sessionId: string;
  readonly claims: AccessTokenClaims;
  /** Passed on when a service calls another for the same founder; never logged. */
  readonly accessToken: string;
}
