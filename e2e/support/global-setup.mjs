/** Jest's globalSetup: starts one built product for all files of a project; its address goes to them by the environment. */
import { startProduct } from '@playbook/testing/product/start-product';
import { makeSigningKeys } from './auth/make-signing-keys.mjs';

export default async function setUp(_configuration, { globals: { topology } }) {
  process.env.E2E_JWT_KEYS ??= await makeSigningKeys();
  const environment = { AUTH_JWT_KEYS: process.env.E2E_JWT_KEYS, PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
  const product = await startProduct({ topology, environment });
  process.env[`E2E_URL_${topology.toUpperCase()}`] = product.url;
  process.env[`E2E_DATA_${topology.toUpperCase()}`] = product.dataDirectory;
  globalThis.playbookProducts = { ...globalThis.playbookProducts, [topology]: product };
}
