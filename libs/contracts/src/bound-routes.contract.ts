import { z } from 'zod';
import { CONTRACT_MODULES } from './contract-modules.js';
import type { Route } from './core/route.js';

const isRoute = (value: object): value is Route => 'path' in value && 'access' in value && 'response' in value;

function routesIn(exported: unknown): Route[] {
  if (typeof exported !== 'object' || exported === null || exported instanceof z.ZodType) return [];
  return isRoute(exported) ? [exported] : Object.values(exported).flatMap(routesIn);
}

/** Every route that passes its request on to a procedure; the gateway serves them by itself. */
export const BOUND_ROUTES: readonly Route[] = [...new Set(routesIn(CONTRACT_MODULES))].filter(
  ({ binding }) => binding !== undefined,
);
