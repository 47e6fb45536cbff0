import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import { z } from 'zod';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { StartError } from '@playbook/service-kit/config/start-error';
import { isActive, type SigningKey, signingKeysSetting } from './signing-keys.setting.js';

/** Makes a value for `AUTH_JWT_KEYS`: one new ES256 key, named by its thumbprint (RFC 7638). */
export async function generateSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify([{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', key_ops: ['sign'] }]);
}

/** @throws StartError for keys that are missing or of another form */
export const readSigningKeys = (environment: Environment): readonly SigningKey[] =>
  readSettings(z.object({ AUTH_JWT_KEYS: signingKeysSetting }), environment).AUTH_JWT_KEYS;

/** The public half of every key; names each member, so that a private one cannot slip through. */
export const toJwks = (keys: readonly SigningKey[]): Jwks => ({
  keys: keys.map(({ kty, crv, x, y, kid, alg }) => ({ kty, crv, x, y, kid, alg, use: 'sig' })),
});

/**
 * What every process may know of the signing keys in an environment, and judges tokens by.
 * @throws StartError for keys that are missing or of another form
 */
export function publicKeysIn(environment: Environment): Jwks {
  return toJwks(readSigningKeys(environment));
}

/** @throws StartError when tokens would be signed by a key that other processes do not know */
export function requirePublished(keys: readonly SigningKey[], { keys: published }: Jwks): void {
  const active = keys.find(isActive);
  if (published.some(({ kid, x, y }) => kid === active?.kid && x === active.x && y === active.y)) return;
  throw new StartError(
    'SIGNING_KEY_UNPUBLISHED',
    'AUTH_JWT_PUBLIC_KEYS lacks the key of AUTH_JWT_KEYS that signs, so that no process would accept its tokens. ' +
      'Give every process what npm run public-keys prints, and start again.',
  );
}
