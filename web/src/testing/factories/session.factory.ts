import type { Session, User } from '@supabase/auth-js';

const SESSION_LIFETIME_S = 3_600;

const base64Url = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A founder with a name and an address. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c',
    aud: 'authenticated',
    email: 'ada@example.com',
    app_metadata: { provider: 'google' },
    user_metadata: { full_name: 'Ada Lovelace' },
    created_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

/** A session that does not need renewal soon. */
export function buildSession(user: User = buildUser()): Session {
  const expiresAt = Math.floor(Date.now() / 1_000) + SESSION_LIFETIME_S;
  const token = [{ alg: 'ES256', typ: 'JWT' }, { sub: user.id, exp: expiresAt }, {}].map(base64Url).join('.');
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: SESSION_LIFETIME_S,
    expires_at: expiresAt,
    refresh_token: 'refresh',
    user,
  };
}
