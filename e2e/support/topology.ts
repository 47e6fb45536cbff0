import type { Topology } from '@playbook/testing/product/start-product';

declare const globalThis: { readonly topology: Topology };

export const topology: Topology = globalThis.topology;

/** Address of the product that this project's set-up started. */
export function productUrl(): string {
  const url = process.env[`E2E_URL_${topology.toUpperCase()}`];
  if (url === undefined) throw new Error(`No product runs for ${topology}`);
  return url;
}
