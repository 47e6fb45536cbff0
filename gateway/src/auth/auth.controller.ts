import { Controller, Inject } from '@nestjs/common';
import { getAuthSettings } from '@playbook/contracts/auth/auth.contract';
import { authHealthRoute, jwksRoute, tokenRoute } from '@playbook/contracts/auth/auth-routes.contract';
import type { Jwks, Session } from '@playbook/contracts/auth/auth-wire.schema';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { PUBLIC_KEYS } from '@playbook/service-kit/service/service-definition';
import { VERSION } from '@playbook/service-kit/telemetry/version';
import type { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { TokenGrants } from './token-grants.js';

/** The auth wire contract over HTTP; every rule is the auth service's. */
@Controller()
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly grants: TokenGrants,
    @Inject(PUBLIC_KEYS) private readonly publicKeys: Jwks,
  ) {}

  @Route(tokenRoute)
  token({ body, query, client }: RouteCall<typeof tokenRoute>): Promise<Session> {
    return this.grants.exchange(query.grant_type, body, client);
  }

  @Route(jwksRoute)
  async jwks(): Promise<Jwks> {
    return this.publicKeys;
  }

  @Route(authHealthRoute)
  async health(): Promise<z.output<typeof authHealthRoute.response>> {
    await this.rpc.call(getAuthSettings, {});
    return { version: VERSION, name: 'Playbook auth', description: 'Signs founders in' };
  }
}
