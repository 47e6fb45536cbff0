import { Injectable } from '@nestjs/common';
import type { completeAuthorization } from '@playbook/contracts/auth/auth.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { z } from 'zod';
import { withSecondTry } from '../core/errors/wire-errors.js';
import { errorRedirect, type RedirectError } from '../core/redirects/redirect-response.js';
import { RedirectTargets } from '../core/redirects/redirect-target.js';
import { type ClaimedFlow, FlowStateRepository } from '../sessions/flows/flow-state.repository.js';
import { OAuthSignIn } from './oauth-sign-in.service.js';
import { IdentityProviders } from './provider/identity-providers.js';
import { providerRefusal, toRedirectError } from './provider/provider-refusal.js';

type Query = z.output<typeof completeAuthorization.input>['query'];

const MISSING_STATE: RedirectError = {
  error: 'invalid_request',
  code: 'bad_oauth_callback',
  description: 'OAuth state parameter missing',
};
const UNKNOWN_STATE: RedirectError = {
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description: 'OAuth state not found or expired',
};
const USED_STATE: RedirectError = {
  error: 'invalid_request',
  code: 'flow_state_already_used',
  description: 'OAuth state has already been used',
};
const MISSING_CODE: RedirectError = {
  error: 'invalid_request',
  code: 'bad_oauth_callback',
  description: 'OAuth callback with missing authorization code',
};

/** Ends the provider's part of a sign-in. A person stands in front of it, so every failure leads back to the app. */
@Injectable()
export class CallbackService {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly flows: FlowStateRepository,
    private readonly targets: RedirectTargets,
    private readonly signIns: OAuthSignIn,
    private readonly logger: Logger,
  ) {}

  /** The address in the app to go to. Never rejects. */
  async complete(query: Query): Promise<string> {
    try {
      if (!query.state) return errorRedirect(this.targets.siteUrl, MISSING_STATE);
      const flow = await this.flows.claim(query.state);
      if (flow) return await this.completeFlow(flow, { ...query, state: query.state });
      const wasClaimed = await this.flows.wasClaimed(query.state);
      return errorRedirect(this.targets.siteUrl, wasClaimed ? USED_STATE : UNKNOWN_STATE);
    } catch (error) {
      return this.fail(this.targets.siteUrl, error);
    }
  }

  private async completeFlow(flow: ClaimedFlow, query: Query & { readonly state: string }): Promise<string> {
    const { redirectTarget } = flow;
    if (query.error) return errorRedirect(redirectTarget, providerRefusal(query.error, query.error_description));
    if (!query.code) return errorRedirect(redirectTarget, MISSING_CODE);
    try {
      const provider = this.providers.require(flow.provider);
      const request = { nonce: flow.nonce, codeVerifier: flow.providerCodeVerifier };
      const response = { state: query.state, code: query.code, iss: query.iss };
      const signIn = await provider.signIn(request, response);
      return await withSecondTry(() => this.signIns.finish(flow, signIn));
    } catch (error) {
      return this.fail(redirectTarget, error);
    }
  }

  private fail(target: string, thrown: unknown): string {
    const fault = toRedirectError(thrown);
    if (fault.error === 'server_error') {
      this.logger.failure('A sign-in could not be completed', toProcedureError(thrown));
    }
    return errorRedirect(target, fault);
  }
}
