import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { callbackFormRoute } from '@playbook/contracts/auth/public-auth-routes.contract';
import { mailLinkRoute } from '@playbook/contracts/auth/mail/mail-routes.contract';
import {
  authHealthRoute,
  authorizeRoute,
  callbackRoute,
  jwksRoute,
} from '@playbook/contracts/auth/auth-routes.contract';
import type { Route } from '@playbook/contracts/core/route';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../../gateway-options.js';
import { routeOf } from '../route-of.js';

const HEADER = 'apikey';

/** Where browsers come by themselves, and public documents: nobody adds a header there. */
const OPEN_ROUTES: ReadonlySet<Route> = new Set<Route>([
  authorizeRoute,
  callbackRoute,
  callbackFormRoute,
  mailLinkRoute,
  authHealthRoute,
  jwksRoute,
]);

/** Asks clients of the auth wire contract for a key of the API, where the operator has set one. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly verifier: AccessTokenVerifier,
    @Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const isOpen = OPEN_ROUTES.has(route) || !route.path.startsWith('/auth/v1/');
    if (isOpen || this.options.settings.AUTH_ANON_KEY === undefined) return true;
    const apiKey = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
    if (typeof apiKey !== 'string') throw new ProcedureError('no_authorization', 'No API key found in request');
    if (await this.verifier.isApiKey(apiKey)) return true;
    throw new ProcedureError('no_authorization', 'Invalid API key');
  }
}
