import { randomUUID } from 'node:crypto';
import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';

/** Claims of a fresh access token, of a session of its own, as the auth service would write them. */
export function accessTokenClaims(issuer: string, founderId: string): AccessTokenClaims {
  const nowS = Math.floor(Date.now() / 1_000);
  return {
    iss: issuer,
    sub: founderId,
    aud: 'authenticated',
    exp: nowS + ACCESS_TOKEN_LIFETIME_S,
    iat: nowS,
    jti: randomUUID(),
    email: `${founderId}@founders.example`,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: nowS }],
    session_id: randomUUID(),
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
  };
}
