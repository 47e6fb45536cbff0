import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@playbook/testing/product/start-product';

/** The database as a service of the product sees it: with its role, so that its rights and row-level security work here too. */
export async function serviceUrl(
  adminUrl: string,
  { dataDirectory }: Pick<Product, 'dataDirectory'>,
  service: 'analysis' | 'applications' | 'auth' | 'demos',
): Promise<string> {
  const url = new URL(adminUrl);
  url.pathname = '/playbook';
  url.username = `playbook_${service}`;
  url.password = (await readFile(join(dataDirectory, 'secrets', `database-${service}`), 'utf8')).trim();
  return url.href;
}
