import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { SessionRevoker } from '../../sessions/session-revoker.service.js';
import { SignInService } from '../../sessions/sign-in.service.js';
import { AccountLinking } from '../account-linking.service.js';
import { IdentityProviders } from '../provider/identity-providers.js';
import type { OpenIdProvider } from '../provider/open-id-provider.js';
import { type ProviderProfile, providerClaimsSchema, toProfile } from '../provider/provider-profile.js';
import { requireMatchingAccessToken } from './access-token-hash.js';
import { badIdToken, requireMatchingNonce, type VerifiedIdToken } from './verify-id-token.js';

type Input = z.output<typeof signInWithIdToken.input>;

/** Signs in with an ID token that the app got from the provider itself. */
@Injectable()
export class IdTokenSignIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly linking: AccountLinking,
    private readonly signIns: SignInService,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * @throws ProcedureError `validation_failed` for a token or nonce that is not good, `provider_disabled`,
   * `manual_linking_disabled`, `service_unavailable` when the provider does not answer, `user_banned`, and what linking throws
   */
  async signIn({ body, client }: Input): Promise<Session> {
    if (body.link_identity) throw new ProcedureError('manual_linking_disabled', 'Manual linking is disabled');
    const profile = await this.identify(body);
    try {
      return await this.open(profile, client);
    } catch (error) {
      // The same new person may arrive twice at once; the second time the account is there.
      if (error instanceof UniqueConstraintViolationException) return this.open(profile, client);
      throw error;
    }
  }

  private async identify(body: Input['body']): Promise<ProviderProfile> {
    const { provider: name = '', id_token: idToken, access_token: accessToken, nonce } = body;
    if (!idToken) throw new ProcedureError('validation_failed', 'id_token required');
    const provider = this.providers.find(name);
    if (!provider) throw new ProcedureError('provider_disabled', 'Provider is not enabled');
    const token = await read(provider, idToken);
    requireMatchingNonce(nonce, token['nonce']);
    if (accessToken !== undefined) requireMatchingAccessToken(accessToken, idToken, token['at_hash']);
    const claims = providerClaimsSchema.safeParse(token);
    if (!claims.success) throw badIdToken();
    return toProfile(provider.name, claims.data);
  }

  private async open(profile: ProviderProfile, client: Client): Promise<Session> {
    const ended: string[] = [];
    const session = await this.signIns.signIn('oauth', client, async (em: EntityManager) => {
      const linked = await this.linking.link(em, profile);
      ended.push(...linked.endedSessions);
      return linked.userId;
    });
    await this.revoker.announce(ended);
    return session;
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
