import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import { createOneTimeSecret, hashOneTimeSecret } from '../../core/secrets/one-time-secret.js';
import { FlowStateEntity } from '../../entities/flow-state.entity.js';

export interface NewFlow {
  readonly state: string;
  readonly provider: string;
  readonly redirectTarget: string;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: CodeChallengeMethod | null;
  readonly providerCodeVerifier: string;
  readonly nonce: string;
}

export type ClaimedFlow = Pick<
  NewFlow,
  'provider' | 'redirectTarget' | 'codeChallenge' | 'providerCodeVerifier' | 'nonce'
> & { readonly id: string };

export interface IssuedCode {
  readonly authCode: string;
  readonly userId: string;
  readonly sealedProviderTokens: string;
}

/** A sign-in by mailed link, whose code goes to the app at once. */
export interface MailLinkFlow {
  readonly authCode: string;
  readonly userId: string;
  /** The link to use up with the code; null for one that is used up already. */
  readonly mailTokenId: string | null;
  readonly redirectTarget: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: CodeChallengeMethod;
}

/** Stands where others have the name of their identity provider. */
export const MAIL_LINK_PROVIDER = 'email';

export interface ExchangeableFlow {
  readonly id: string;
  readonly mailTokenId: string | null;
  readonly userId: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: CodeChallengeMethod;
  readonly sealedProviderTokens: string | null;
  readonly isExpired: boolean;
}

/** How long a person may take at the provider, and how long the app may take to exchange the code. */
const LIFETIME = `interval '5 minutes'`;
/** Ended flows stay this long, so that a late return can be told what is wrong with it. */
const KEPT = `interval '1 hour'`;

const CLAIM = `
  update auth.flow_states set claimed_at = now()
  where state_hash = $1 and claimed_at is null and created_at > now() - ${LIFETIME}
  returning id, provider, redirect_target as "redirectTarget", code_challenge as "codeChallenge",
    provider_code_verifier as "providerCodeVerifier", nonce`;

const WAS_CLAIMED = 'select 1 as one from auth.flow_states where state_hash = $1 and claimed_at is not null';

const ISSUE_CODE = `
  update auth.flow_states
  set auth_code_hash = ?, auth_code_issued_at = now(), user_id = ?, sealed_provider_tokens = ?
  where id = ?`;

/** The account comes first in every transaction that locks more than one row. */
const LOCK_OWNER_BY_CODE = `
  select 1 as one from auth.users
  where id = (select user_id from auth.flow_states where auth_code_hash = ?)
  for no key update`;

const LOCK_BY_CODE = `
  select id, mail_token_id as "mailTokenId", user_id as "userId", code_challenge as "codeChallenge", code_challenge_method as "codeChallengeMethod",
    sealed_provider_tokens as "sealedProviderTokens", auth_code_issued_at <= now() - ${LIFETIME} as "isExpired"
  from auth.flow_states where auth_code_hash = ?
  for update`;

const SWEEP = `
  delete from auth.flow_states where id in (
    select id from auth.flow_states where created_at < now() - ${KEPT} limit 100 for update skip locked
  )`;

/** Every statement on sign-ins that are under way. */
@Injectable()
export class FlowStateRepository {
  constructor(private readonly database: Database) {}

  /** Remembers a flow, and removes some that are long over. */
  async add({ state, ...flow }: NewFlow): Promise<void> {
    await this.database.inTransaction(async (em) => {
      await em.execute(SWEEP);
      await em.insert(FlowStateEntity, {
        ...flow,
        id: randomUUID(),
        stateHash: hashOneTimeSecret(state),
        createdAt: new Date(),
        claimedAt: null,
        authCodeHash: null,
        authCodeIssuedAt: null,
        userId: null,
        mailTokenId: null,
        sealedProviderTokens: null,
      });
    });
  }

  /** Takes a flow for the provider's response; of several attempts with one state, only one gets it. */
  async claim(state: string): Promise<ClaimedFlow | null> {
    const [flow] = await this.database.query<ClaimedFlow>(CLAIM, [hashOneTimeSecret(state)]);
    return flow ?? null;
  }

  async wasClaimed(state: string): Promise<boolean> {
    return (await this.database.query(WAS_CLAIMED, [hashOneTimeSecret(state)])).length > 0;
  }

  /** Remembers a flow that had no provider's page: nobody is told its state, and there is nothing to claim. */
  async addMailLink(em: EntityManager, { authCode, ...flow }: MailLinkFlow): Promise<void> {
    const now = new Date();
    await em.insert(FlowStateEntity, {
      ...flow,
      id: randomUUID(),
      stateHash: hashOneTimeSecret(createOneTimeSecret()),
      provider: MAIL_LINK_PROVIDER,
      providerCodeVerifier: '',
      nonce: '',
      createdAt: now,
      claimedAt: now,
      authCodeHash: hashOneTimeSecret(authCode),
      authCodeIssuedAt: now,
      sealedProviderTokens: null,
    });
  }

  async issueCode(em: EntityManager, flowId: string, code: IssuedCode): Promise<void> {
    await em.execute(ISSUE_CODE, [hashOneTimeSecret(code.authCode), code.userId, code.sealedProviderTokens, flowId]);
  }

  /** The flow of an auth code, locked until the transaction ends. */
  async lockByCode(em: EntityManager, authCode: string): Promise<ExchangeableFlow | null> {
    const codeHash = hashOneTimeSecret(authCode);
    await em.execute(LOCK_OWNER_BY_CODE, [codeHash]);
    const [flow] = await em.execute<ExchangeableFlow[]>(LOCK_BY_CODE, [codeHash]);
    return flow ?? null;
  }

  async deleteAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(FlowStateEntity, { userId });
  }

  async delete(em: EntityManager, flowId: string): Promise<void> {
    await em.nativeDelete(FlowStateEntity, { id: flowId });
  }
}
