import { createPublicKey, sign, verify } from 'node:crypto';
import { jsonSetting } from '@playbook/service-kit/config/json-setting';
import { z } from 'zod';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'it must be 32 bytes in base64url' });

/** Other programs name both operations of a pair in its private half, which can only sign. */
const operations = z
  .array(z.string(), { error: 'it must be a list' })
  .transform((named) => (named.includes('sign') ? ['sign'] : ['verify']));

/** A private key for ES256 (RFC 7517, RFC 7518 section 6.2). */
const signingKeySchema = z
  .object({
    kty: z.literal('EC', { error: 'it must be EC' }),
    crv: z.literal('P-256', { error: 'it must be P-256' }),
    alg: z.literal('ES256', { error: 'it must be ES256' }),
    kid: z.string({ error: 'it must be a text' }).min(1, 'it must not be empty'),
    key_ops: operations,
    x: coordinate,
    y: coordinate,
    d: coordinate,
  })
  .refine(areHalvesOfOneKey, { error: 'x, y and d must belong to one key' });

const SAMPLE = Buffer.from('a text to sign');

/** Without this a wrong key would end the start with a fault of the cryptography, or sign what nobody accepts. */
function areHalvesOfOneKey({ kty, crv, x, y, d }: Readonly<Record<'kty' | 'crv' | 'x' | 'y' | 'd', string>>): boolean {
  try {
    const signature = sign('sha256', SAMPLE, { format: 'jwk', key: { kty, crv, x, y, d } });
    return verify('sha256', SAMPLE, createPublicKey({ format: 'jwk', key: { kty, crv, x, y } }), signature);
  } catch {
    return false;
  }
}
export type SigningKey = z.infer<typeof signingKeySchema>;

export const isActive = (key: SigningKey): boolean => key.key_ops.includes('sign');

/**
 * Keys for access tokens: one signs, the others are published so that tokens they signed, or will sign, verify during a
 * rotation.
 */
export const signingKeysSetting = jsonSetting.pipe(
  z
    .array(signingKeySchema, { error: 'it must be a JSON array of keys' })
    .refine((keys) => keys.filter(isActive).length === 1, { error: 'exactly one key must have key_ops with sign' })
    .refine((keys) => new Set(keys.map((key) => key.kid)).size === keys.length, { error: 'each kid must differ' }),
);
