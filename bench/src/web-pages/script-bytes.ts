import { statSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@playbook/testing/product/start-product';

/** Size in bytes of the built scripts at these addresses, as gzip. */
export function gzipBytes(addresses: readonly string[]): number {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return [...paths].reduce((total, path) => total + statSync(join(REPOSITORY, 'web/dist', `${path}.gz`)).size, 0);
}
