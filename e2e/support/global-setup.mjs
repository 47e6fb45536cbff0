/** Jest's globalSetup: starts one built product for all files of a project; its address goes to them by the environment. */
import { startProduct } from '@playbook/testing/product/start-product';
import { exportJWK, generateKeyPair } from 'jose';

const ALGORITHM = 'ES256';

/** A signing key of the test's own, so that it can sign what the product itself never would. */
async function makeSigningKeys() {
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

export default async function setUp(_configuration, { globals: { topology } }) {
  process.env.E2E_JWT_KEYS ??= await makeSigningKeys();
  const environment = { AUTH_JWT_KEYS: process.env.E2E_JWT_KEYS, PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
  const product = await startProduct({ topology, environment });
  process.env[`E2E_URL_${topology.toUpperCase()}`] = product.url;
  process.env[`E2E_DATA_${topology.toUpperCase()}`] = product.dataDirectory;
  globalThis.playbookProducts = { ...globalThis.playbookProducts, [topology]: product };
}
