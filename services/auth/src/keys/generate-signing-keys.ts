import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';

/** Makes a value for `AUTH_JWT_KEYS`: one new ES256 key, named by its thumbprint (RFC 7638). */
export async function generateSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify([{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', key_ops: ['sign'] }]);
}
