import { exportJWK, generateKeyPair } from 'jose';

const ALGORITHM = 'ES256';

/** A signing key of the test's own, as the setting AUTH_JWT_KEYS takes it, so that it can sign what the product itself never would. */
export async function makeSigningKeys() {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    kid: crypto.randomUUID(),
    alg: ALGORITHM,
    use: 'sig',
    key_ops: ['sign'],
  };
  return JSON.stringify([key]);
}
