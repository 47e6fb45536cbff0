import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import type { SigningKey } from './signing-keys.setting.js';

/** The public half of every key; names each member, so that a private one cannot slip through. */
export const toJwks = (keys: readonly SigningKey[]): Jwks => ({
  keys: keys.map(({ kty, crv, x, y, kid, alg }) => ({ kty, crv, x, y, kid, alg, use: 'sig' })),
});
