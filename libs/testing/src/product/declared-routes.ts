import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@playbook/contracts/core/route';
import { REPOSITORY } from './start-product.js';

const CONTRACT_FILE = /^(.*\.contract)\.ts$/;

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'response' in value;

/** Method and address pattern, as in `GET /things/:id`. */
export const operationOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Every route that any contract declares, by operation. */
export async function declaredRoutes(): Promise<ReadonlyMap<string, Route>> {
  const files = await readdir(join(REPOSITORY, 'libs/contracts/src'), { recursive: true });
  const names = files.flatMap((file) => CONTRACT_FILE.exec(file)?.[1] ?? []);
  const modules = await Promise.all(names.map((name) => import(`@playbook/contracts/${name}`)));
  const routes = modules.flatMap((exported: object): unknown[] => Object.values(exported)).filter(isRoute);
  return new Map(routes.map((route) => [operationOf(route), route]));
}
