import { Injectable } from '@nestjs/common';
import type { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { invalidInput, withSecondTry } from '../core/errors/wire-errors.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import { AccountLinking } from './account-linking.service.js';
import { requireMatchingAccessToken } from './provider/access-token-hash.js';
import { IdentityProviders } from './provider/identity-providers.js';
import type { OpenIdProvider } from './provider/open-id-provider.js';
import { providerClaimsSchema, type ProviderProfile, toProfile } from './provider/provider-profile.js';
import { badIdToken, requireMatchingNonce, type VerifiedIdToken } from './provider/verify-id-token.js';

type Input = z.output<typeof signInWithIdToken.input>;

/** Signs in with an ID token that the app got from the provider itself. */
@Injectable()
export class IdTokenSignIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly linking: AccountLinking,
    private readonly signIns: SignInService,
  ) {}

  /**
   * @throws ProcedureError `validation_failed` for a token or nonce that is not good, `provider_disabled`,
   * `manual_linking_disabled`, `service_unavailable` when the provider does not respond, `user_banned`, and what linking throws
   */
  async signIn({ body, client }: Input): Promise<Session> {
    if (body.link_identity) throw new ProcedureError('manual_linking_disabled', 'Manual linking is disabled');
    const profile = await this.identify(body);
    return withSecondTry(() => this.signIns.signIn('oauth', client, (em) => this.linking.link(em, profile)));
  }

  private async identify(body: Input['body']): Promise<ProviderProfile> {
    const { provider: name = '', id_token: idToken, access_token: accessToken, nonce } = body;
    if (!idToken) throw invalidInput('id_token required');
    const provider = this.providers.find(name);
    if (!provider) throw new ProcedureError('provider_disabled', 'Provider is not enabled');
    const token = await read(provider, idToken);
    requireMatchingNonce(nonce, token['nonce']);
    if (accessToken !== undefined) requireMatchingAccessToken(accessToken, idToken, token['at_hash']);
    const claims = providerClaimsSchema.safeParse(token);
    if (!claims.success) throw badIdToken();
    return toProfile(provider.name, claims.data);
  }
}

async function read(provider: OpenIdProvider, idToken: string): Promise<VerifiedIdToken> {
  try {
    return await provider.readIdToken(idToken);
  } catch (error) {
    if (error instanceof ProcedureError) throw error;
    throw new ProcedureError('service_unavailable', 'The identity provider does not answer', undefined, {
      cause: error,
    });
  }
}
