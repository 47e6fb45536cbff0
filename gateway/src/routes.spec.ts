import 'reflect-metadata';
import { AUTH_LIMITS } from '@playbook/contracts/auth/auth-limits';
import type { Route as RouteContract } from '@playbook/contracts/core/route';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import { controllerMethods } from '@playbook/testing/nest/controller-methods';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GatewayModule } from './gateway.module.js';
import { ApiKeyGuard } from './http/guards/api-key.guard.js';
import { RateLimitGuard } from './http/guards/rate-limit.guard.js';
import { ROUTE_METADATA } from './http/route.decorator.js';
import { SessionGuard } from './http/guards/session.guard.js';

const contractOf = (handler: object): RouteContract | undefined => Reflect.getMetadata(ROUTE_METADATA, handler);

/** Controller methods that the guards could not judge: their access is declared nowhere. */
function unguardedMethods(module: unknown): string[] {
  return controllerMethods(module)
    .filter(({ handler }) => contractOf(handler) === undefined)
    .map(({ controller, name }) => `${controller.name}.${name}`);
}

const served = controllerMethods(GatewayModule).flatMap(({ handler }) => contractOf(handler) ?? []);
describe('routes of the gateway', () => {
  it('all declare who may call them', () => {
    expect(served.length).toBeGreaterThan(0);
    expect(unguardedMethods(GatewayModule)).toEqual([]);
  });

  it('stand behind all guards', () => {
    const providers: { provide?: unknown; useClass?: unknown }[] = Reflect.getMetadata('providers', GatewayModule);
    const guards = providers.filter(({ provide }) => provide === APP_GUARD).map(({ useClass }) => useClass);
    expect(guards).toEqual([ApiKeyGuard, SessionGuard, RateLimitGuard]);
  });

  it('serve every declared contract exactly once', async () => {
    const declared = [...(await declaredRoutes()).keys()];
    expect(served.map(operationOf).toSorted()).toEqual(declared.toSorted());
  });

  it('are for operators only below /auth/v1/admin and for invitations, and there always', () => {
    const isAdmin = ({ path }: RouteContract): boolean =>
      path.startsWith('/auth/v1/admin/') || path === '/auth/v1/invite';
    const forOperators = served.filter(({ access }) => access === 'admin').map(operationOf);
    expect(forOperators.toSorted()).toEqual(served.filter(isAdmin).map(operationOf).toSorted());
    expect(forOperators).toHaveLength(9);
  });

  it('have one limit each: that of the auth wire contract or their own', () => {
    const twice = served.filter(
      ({ method, path, callsPerMinute }) =>
        callsPerMinute !== undefined && `${method} ${path.replaceAll(/:[^/]+/g, ':')}` in AUTH_LIMITS,
    );
    expect(twice.map(operationOf)).toEqual([]);
  });

  it('are open to the public only where this list says so', () => {
    const open = served.filter(({ access }) => access === 'public').map(operationOf);
    expect(open.toSorted()).toEqual([
      'GET /auth/v1/.well-known/jwks.json',
      'GET /auth/v1/authorize',
      'GET /auth/v1/callback',
      'GET /auth/v1/health',
      'GET /auth/v1/settings',
      'GET /auth/v1/verify',
      'GET /rest/v1/web-config',
      'POST /auth/v1/callback',
      'POST /auth/v1/otp',
      'POST /auth/v1/recover',
      'POST /auth/v1/resend',
      'POST /auth/v1/signup',
      'POST /auth/v1/sso',
      'POST /auth/v1/token',
      'POST /auth/v1/verify',
      'POST /rest/v1/shared/comments',
      'POST /rest/v1/shared/open',
      'POST /telemetry/v1/traces',
      'POST /telemetry/v1/web-vitals',
    ]);
  });
});

describe('the check of routes', () => {
  @Controller()
  class Planted {
    @Get('/planted')
    read(): void {}
  }

  @Module({ controllers: [Planted] })
  class PlantedModule {}

  it('finds a method that was declared without a contract', () => {
    expect(unguardedMethods(PlantedModule)).toEqual(['Planted.read']);
  });
});
