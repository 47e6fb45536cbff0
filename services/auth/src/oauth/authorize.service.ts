import { Injectable } from '@nestjs/common';
import type { authorize } from '@playbook/contracts/auth/auth.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { z } from 'zod';
import { RedirectTargets } from '../core/redirects/redirect-target.js';
import { createOneTimeSecret } from '../core/secrets/one-time-secret.js';
import { FlowStateRepository } from '../sessions/flows/flow-state.repository.js';
import { IdentityProviders } from './provider/identity-providers.js';
import type { AuthorizationRequest, OpenIdProvider } from './provider/open-id-provider.js';
import { passedOnParameters, scopeParameter } from './provider/provider-parameters.js';

/** Begins a sign-in at an identity provider. */
@Injectable()
export class AuthorizeService {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly flows: FlowStateRepository,
    private readonly targets: RedirectTargets,
    private readonly logger: Logger,
  ) {}

  /**
   * The provider's page to go to.
   * @throws ProcedureError `validation_failed` for a provider that is unknown or off, `service_unavailable` when it does not respond
   */
  async begin({ query }: z.output<typeof authorize.input>): Promise<string> {
    const provider = this.providers.require(query.provider);
    const request: AuthorizationRequest = {
      state: createOneTimeSecret(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
      scope: scopeParameter(query.scopes),
      passedOn: passedOnParameters(query),
    };
    const location = await this.addressOf(provider, request);
    await this.flows.add({
      state: request.state,
      provider: provider.name,
      redirectTarget: this.targets.resolve(query.redirect_to),
      codeChallenge: query.code_challenge ?? null,
      codeChallengeMethod: query.code_challenge_method ?? null,
      providerCodeVerifier: request.codeVerifier,
      nonce: request.nonce,
    });
    return location;
  }

  private async addressOf(provider: OpenIdProvider, request: AuthorizationRequest): Promise<string> {
    try {
      return await provider.authorizationUrl(request);
    } catch (cause) {
      const error = new ProcedureError('service_unavailable', 'The identity provider does not answer', undefined, {
        cause,
      });
      this.logger.failure('A sign-in could not begin', error);
      throw error;
    }
  }
}
