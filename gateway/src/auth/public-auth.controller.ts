import { Controller } from '@nestjs/common';
import { linkIdentityRoute, ssoRoute, unlinkIdentityRoute } from '@playbook/contracts/auth/public-auth-routes.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Route } from '../http/route.decorator.js';

const linkingDisabled = (): ProcedureError =>
  new ProcedureError('manual_linking_disabled', 'Manual linking is disabled');

/** Addresses of the auth wire contract that are refused here. */
@Controller()
export class PublicAuthController {
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
