import type { Topology } from '@playbook/testing/product/start-product';

/** Set by the jest project. */
export const topology = Reflect.get(globalThis, 'topology') as Topology;

/** Address of the product that this project's set-up started. */
export function productUrl(): string {
  const url = process.env[`E2E_URL_${topology.toUpperCase()}`];
  if (url === undefined) throw new Error(`No product runs for ${topology}`);
  return url;
}
