import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { AccountRepository } from '../accounts/account.repository.js';
import { requireNotBanned } from '../core/errors/wire-errors.js';
import { codeRedirect, sessionRedirect } from '../core/redirects/redirect-response.js';
import { createOneTimeSecret } from '../core/secrets/one-time-secret.js';
import { type ClaimedFlow, FlowStateRepository } from '../sessions/flows/flow-state.repository.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import { AccountLinking } from './account-linking.service.js';
import type { ProviderSignIn } from './provider/open-id-provider.js';
import { sealProviderTokens } from './provider/provider-tokens.codec.js';

/** Gives a person who has signed in at a provider their account, and the app the way to a session. */
@Injectable()
export class OAuthSignIn {
  constructor(
    private readonly database: Database,
    private readonly linking: AccountLinking,
    private readonly accounts: AccountRepository,
    private readonly flows: FlowStateRepository,
    private readonly signIns: SignInService,
  ) {}

  /**
   * The address in the app: with a code that only the app can exchange, or, for flows without a challenge, with the session.
   * @throws ProcedureError `user_banned`, and what linking throws
   */
  async finish(flow: ClaimedFlow, signIn: ProviderSignIn): Promise<string> {
    return flow.codeChallenge === null ? this.openSession(flow, signIn) : this.issueCode(flow, signIn);
  }

  private async openSession({ redirectTarget }: ClaimedFlow, { profile, tokens }: ProviderSignIn): Promise<string> {
    const session = await this.signIns.signIn('oauth', null, (em) => this.linking.link(em, profile));
    return sessionRedirect(redirectTarget, session, { providerToken: tokens.accessToken });
  }

  private async issueCode({ id, redirectTarget }: ClaimedFlow, { profile, tokens }: ProviderSignIn): Promise<string> {
    const authCode = createOneTimeSecret();
    const sealedProviderTokens = sealProviderTokens(tokens, authCode);
    await this.database.inTransaction(async (em) => {
      const userId = await this.linking.link(em, profile);
      requireNotBanned(await this.accounts.get(em, userId));
      await this.flows.issueCode(em, id, { authCode, userId, sealedProviderTokens });
    });
    return codeRedirect(redirectTarget, authCode);
  }
}
