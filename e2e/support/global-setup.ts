import type { Config } from '@jest/types';
import { startProduct, type Topology } from '@playbook/testing/product/start-product';
import { runningProducts } from './running-products.js';
import { makeSigningKeys } from './signing-key.js';

/** Starts one product for all files of a project; its address goes to the files through the environment. */
export default async function setUp(_global: Config.GlobalConfig, project: Config.ProjectConfig): Promise<void> {
  const topology = project.globals['topology'] as Topology;
  process.env['E2E_JWT_KEYS'] ??= await makeSigningKeys();
  const product = await startProduct({ topology, environment: { AUTH_JWT_KEYS: process.env['E2E_JWT_KEYS'] } });
  runningProducts.set(topology, product);
  process.env[`E2E_URL_${topology.toUpperCase()}`] = product.url;
}
