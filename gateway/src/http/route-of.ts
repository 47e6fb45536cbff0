import type { ExecutionContext } from '@nestjs/common';
import type { Route } from '@playbook/contracts/core/route';
import { ROUTE_METADATA } from './route.decorator.js';

/** @throws Error when the handler has no contract: such a route is never served */
export function routeOf(context: ExecutionContext): Route {
  const route: Route | undefined = Reflect.getMetadata(ROUTE_METADATA, context.getHandler());
  if (!route) throw new Error('A handler without a route contract was called');
  return route;
}
