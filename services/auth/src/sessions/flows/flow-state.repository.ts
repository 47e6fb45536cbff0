import { codeChallengeMethodSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { presenceSchema } from '../../core/rows/row-schemas.js';
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

const claimedSchema = z.object({
  id: z.string(),
  provider: z.string(),
  redirectTarget: z.string(),
  codeChallenge: z.string().nullable(),
  providerCodeVerifier: z.string(),
  nonce: z.string(),
});
export type ClaimedFlow = Readonly<z.output<typeof claimedSchema>>;

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
const MAIL_LINK_PROVIDER = 'email';

const exchangeableSchema = z.object({
  id: z.string(),
  mailTokenId: z.string().nullable(),
  userId: z.string(),
  codeChallenge: z.string(),
  codeChallengeMethod: codeChallengeMethodSchema,
  sealedProviderTokens: z.string().nullable(),
  isExpired: z.boolean(),
});
export type ExchangeableFlow = Readonly<z.output<typeof exchangeableSchema>>;

/** How long a person may take at the provider, and how long the app may take to exchange the code. */
const LIFETIME = fragment`interval '5 minutes'`;
/** Ended flows stay this long, so that a late return can be told what is wrong with it. */
const KEPT = fragment`interval '1 hour'`;

/** Every statement on sign-ins that are under way. */
@Injectable()
export class FlowStateRepository {
  constructor(private readonly database: Database) {}

  /** Remembers a flow, and removes some that are long over. */
  async add({ state, ...flow }: NewFlow): Promise<void> {
    await this.database.inTransaction(async (em) => {
      await runIn(
        em,
        sql`
          delete from auth.flow_states where id in (
            select id from auth.flow_states where created_at < now() - ${KEPT} limit 100 for update skip locked
          )`,
      );
      await em.insert(FlowStateEntity, {
        ...flow,
        id: randomUUID(),
        stateHash: hashOneTimeSecret(state),
        createdAt: new Date(),
      });
    });
  }

  /** Takes a flow for the provider's response; of several attempts with one state, only one gets it. */
  claim(state: string): Promise<ClaimedFlow | null> {
    return this.database.row(
      claimedSchema,
      sql`
        update auth.flow_states set claimed_at = now()
        where state_hash = ${hashOneTimeSecret(state)} and claimed_at is null and created_at > now() - ${LIFETIME}
        returning id, provider, redirect_target as "redirectTarget", code_challenge as "codeChallenge",
          provider_code_verifier as "providerCodeVerifier", nonce`,
    );
  }

  async wasClaimed(state: string): Promise<boolean> {
    const hash = hashOneTimeSecret(state);
    const claimed = sql`select from auth.flow_states where state_hash = ${hash} and claimed_at is not null`;
    return (await this.database.row(presenceSchema, claimed)) !== null;
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
    });
  }

  async issueCode(em: EntityManager, flowId: string, code: IssuedCode): Promise<void> {
    const { authCode, userId, sealedProviderTokens } = code;
    const issued = { authCodeHash: hashOneTimeSecret(authCode), authCodeIssuedAt: new Date() };
    await em.nativeUpdate(FlowStateEntity, { id: flowId }, { ...issued, userId, sealedProviderTokens });
  }

  /** The flow of an auth code, locked until the transaction ends; its account comes first, as in every other transaction. */
  async lockByCode(em: EntityManager, authCode: string): Promise<ExchangeableFlow | null> {
    const codeHash = hashOneTimeSecret(authCode);
    await runIn(
      em,
      sql`
        select from auth.users
        where id = (select user_id from auth.flow_states where auth_code_hash = ${codeHash})
        for no key update`,
    );
    return rowIn(
      em,
      exchangeableSchema,
      sql`
        select id, mail_token_id as "mailTokenId", user_id as "userId", code_challenge as "codeChallenge",
          code_challenge_method as "codeChallengeMethod", sealed_provider_tokens as "sealedProviderTokens",
          auth_code_issued_at <= now() - ${LIFETIME} as "isExpired"
        from auth.flow_states where auth_code_hash = ${codeHash}
        for update`,
    );
  }

  async deleteAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(FlowStateEntity, { userId });
  }

  async delete(em: EntityManager, flowId: string): Promise<void> {
    await em.nativeDelete(FlowStateEntity, { id: flowId });
  }
}
