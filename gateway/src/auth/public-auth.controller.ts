import { Controller } from '@nestjs/common';
import {
  callbackFormRoute,
  linkIdentityRoute,
  ssoRoute,
  unlinkIdentityRoute,
} from '@playbook/contracts/auth/public-auth-routes.contract';
import { completeAuthorization } from '@playbook/contracts/auth/auth.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

const linkingDisabled = (): ProcedureError =>
  new ProcedureError('manual_linking_disabled', 'Manual linking is disabled');

/** Addresses of the auth wire contract beside its main ones: the callback as a form, and what is refused here. */
@Controller()
export class PublicAuthController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(callbackFormRoute)
  callback({ body }: RouteCall<typeof callbackFormRoute>): Promise<{ location: string }> {
    return this.rpc.call(completeAuthorization, { query: body });
  }

  @Route(linkIdentityRoute)
  async linkIdentity(): Promise<never> {
    throw linkingDisabled();
  }

  @Route(unlinkIdentityRoute)
  async unlinkIdentity(): Promise<never> {
    throw linkingDisabled();
  }

  @Route(ssoRoute)
  async signInWithSso(): Promise<never> {
    throw new ProcedureError('saml_provider_disabled', 'SAML 2.0 is disabled');
  }
}
