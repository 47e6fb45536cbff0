import type { Topology } from '@playbook/testing/product/start-product';

/** Set by the jest project; containers are started before Jest is. */
export const topology = Reflect.get(globalThis, 'topology') as Topology | 'containers';

/** Address of the product that was started for this project. */
export function productUrl(): string {
  const url = process.env[`E2E_URL_${topology.toUpperCase()}`];
  if (url === undefined) throw new Error(`No product runs for ${topology}`);
  return url;
}
