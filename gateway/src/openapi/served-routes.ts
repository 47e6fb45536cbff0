import type { Type } from '@nestjs/common';
import type { Route } from '@playbook/contracts/core/route';
import { ROUTE_METADATA } from '../http/route.decorator.js';

/** The contracts of every method that a module's controllers serve. */
export function servedRoutes(module: Type): Route[] {
  const controllers: readonly Type[] = Reflect.getMetadata('controllers', module) ?? [];
  return controllers.flatMap(({ prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }): Route[] => {
      const route: Route | undefined = typeof value === 'function' && Reflect.getMetadata(ROUTE_METADATA, value);
      return route ? [route] : [];
    }),
  );
}
