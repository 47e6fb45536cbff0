import { defineEntity, p } from '@mikro-orm/core';
import { MailTokenEntity } from './mail-token.entity.js';
import { UserEntity } from './user.entity.js';

/** A sign-in at an identity provider, or by a mailed link, that is under way. */
export const FlowStateEntity = defineEntity({
  name: 'FlowState',
  tableName: 'flow_states',
  schema: 'auth',
  checks: [{ name: 'flow_states_check', expression: '(code_challenge is null) = (code_challenge_method is null)' }],
  indexes: [
    { name: 'flow_states_created', properties: ['createdAt'] },
    { name: 'flow_states_mail_token', properties: ['mailTokenId'] },
    { name: 'flow_states_user', properties: ['userId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the `state` that the provider brings back. */
    stateHash: p.text().unique(),
    provider: p.text(),
    redirectTarget: p.text(),
    /** The app's PKCE challenge; null asks for the implicit flow. */
    codeChallenge: p.text().nullable(),
    codeChallengeMethod: p.enum(['s256', 'plain'] as const).nullable(),
    /** Our own PKCE verifier towards the provider. */
    providerCodeVerifier: p.text(),
    nonce: p.text(),
    createdAt: p.datetime(3),
    /** When the provider's response came; a state is good for one response. */
    claimedAt: p.datetime(3).nullable(),
    authCodeHash: p.text().unique().nullable(),
    authCodeIssuedAt: p.datetime(3).nullable(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().nullable().deleteRule('cascade').index(false),
    /** The provider's tokens, encrypted with the auth code. */
    sealedProviderTokens: p.text().nullable(),
    /** The mailed link that the code came from; it is used up with the code. */
    mailTokenId: () =>
      p.manyToOne(MailTokenEntity).joinColumn('mail_token_id').mapToPk().nullable().deleteRule('cascade').index(false),
  },
});
