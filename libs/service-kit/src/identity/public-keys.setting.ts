import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { z } from 'zod';
import { jsonSetting } from '../config/json-setting.js';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'it must be 32 bytes in base64url' });

/** A public key for ES256 (RFC 7517, RFC 7518 section 6.2). */
const publicKeySchema = z
  .object({
    kty: z.literal('EC', { error: 'it must be EC' }),
    crv: z.literal('P-256', { error: 'it must be P-256' }),
    alg: z.literal('ES256', { error: 'it must be ES256' }),
    kid: z.string({ error: 'it must be a text' }).min(1, 'it must not be empty'),
    x: coordinate,
    y: coordinate,
    d: z
      .undefined({ error: 'a private key must not stand here; npm run public-keys prints the public ones' })
      .optional(),
  })
  .transform(({ kty, crv, alg, kid, x, y }) => ({ kty, crv, x, y, kid, alg, use: 'sig' as const }));

/** The keys by which tokens are judged: the public halves of the auth service's, as `npm run public-keys` prints them. */
export const publicKeysSetting = jsonSetting
  .pipe(z.array(publicKeySchema, { error: 'it must be a JSON array of keys' }).min(1, 'it must hold a key'))
  .transform((keys): Jwks => ({ keys }));
