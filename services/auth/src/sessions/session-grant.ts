import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';

/** What a client may be given for a session: the way it was opened, and its active refresh token. */
export interface SessionGrant {
  readonly sessionId: string;
  readonly aal: AccessTokenClaims['aal'];
  readonly amr: AccessTokenClaims['amr'];
  readonly refreshToken: string;
}
