import { Controller, Inject } from '@nestjs/common';
import {
  authorize,
  completeAuthorization,
  getAuthSettings,
  getUser,
  signOut,
  signUp,
} from '@playbook/contracts/auth/auth.contract';
import {
  authHealthRoute,
  authorizeRoute,
  authSettingsRoute,
  callbackRoute,
  jwksRoute,
  logoutRoute,
  signUpRoute,
  tokenRoute,
  userRoute,
} from '@playbook/contracts/auth/auth-routes.contract';
import type { Jwks, Session, User } from '@playbook/contracts/auth/auth-wire.schema';
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

  @Route(signUpRoute)
  signUp({ body, query, client }: RouteCall<typeof signUpRoute>): Promise<Session | User> {
    const redirectTo = query.redirect_to;
    return this.rpc.call(signUp, { body, client, ...(redirectTo !== undefined && { redirectTo }) });
  }

  @Route(tokenRoute)
  token({ body, query, client }: RouteCall<typeof tokenRoute>): Promise<Session> {
    return this.grants.exchange(query.grant_type, body, client);
  }

  @Route(userRoute)
  user({ onBehalf }: RouteCall<typeof userRoute>): Promise<User> {
    return this.rpc.call(getUser, {}, onBehalf);
  }

  @Route(logoutRoute)
  logout({ query, onBehalf }: RouteCall<typeof logoutRoute>): Promise<Record<string, never>> {
    return this.rpc.call(signOut, { scope: query.scope }, onBehalf);
  }

  @Route(authorizeRoute)
  authorize({ query }: RouteCall<typeof authorizeRoute>): Promise<{ location: string }> {
    return this.rpc.call(authorize, { query });
  }

  @Route(callbackRoute)
  callback({ query }: RouteCall<typeof callbackRoute>): Promise<{ location: string }> {
    return this.rpc.call(completeAuthorization, { query });
  }

  @Route(jwksRoute)
  async jwks(): Promise<Jwks> {
    return this.publicKeys;
  }

  @Route(authSettingsRoute)
  settings(): Promise<z.output<typeof getAuthSettings.output>> {
    return this.rpc.call(getAuthSettings, {});
  }

  @Route(authHealthRoute)
  async health(): Promise<z.output<typeof authHealthRoute.response>> {
    await this.rpc.call(getAuthSettings, {});
    return { version: VERSION, name: 'Playbook auth', description: 'Signs founders in' };
  }
}
