import { defineEntity, p } from '@mikro-orm/core';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';

/** A sign-in at an identity provider, or by a mailed link, that is under way. */
export const FlowStateEntity = defineEntity({
  name: 'FlowState',
  tableName: 'flow_states',
  schema: 'auth',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the `state` that the provider brings back. */
    stateHash: p.text().unique(),
    provider: p.text(),
    redirectTarget: p.text(),
    /** The app's PKCE challenge; null asks for the implicit flow. */
    codeChallenge: p.text().nullable(),
    codeChallengeMethod: p.text().$type<CodeChallengeMethod>().nullable(),
    /** Our own PKCE verifier towards the provider. */
    providerCodeVerifier: p.text(),
    nonce: p.text(),
    createdAt: p.datetime(3).index(),
    /** When the provider's response came; a state is good for one response. */
    claimedAt: p.datetime(3).nullable(),
    authCodeHash: p.text().unique().nullable(),
    authCodeIssuedAt: p.datetime(3).nullable(),
    userId: p.uuid().nullable(),
    /** The mailed link that the code came from; it is used up with the code. */
    mailTokenId: p.uuid().nullable(),
    /** The provider's tokens, encrypted with the auth code. */
    sealedProviderTokens: p.text().nullable(),
  },
});
