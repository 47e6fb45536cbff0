import { codeChallengeMethodSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql, SqlFragment } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { MAIL_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { presenceSchema } from '../../core/rows/row-schemas.js';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import { MAIL_PURPOSES, type MailPurpose, MailTokenEntity } from '../../entities/mail-token.entity.js';

export interface NewMailToken {
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly codeHash: string;
  readonly linkHash: string;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: CodeChallengeMethod | null;
}

const liveTokenSchema = z.object({
  id: z.string(),
  userId: z.string(),
  purpose: z.enum(MAIL_PURPOSES),
  address: z.string(),
  codeHash: z.string(),
  failures: z.number(),
  codeChallenge: z.string().nullable(),
  codeChallengeMethod: codeChallengeMethodSchema.nullable(),
});
/** A token that is good: not expired, not used, and its address is still the user's. */
export type LiveMailToken = Readonly<z.output<typeof liveTokenSchema>>;

const LIFETIME = `interval '${MAIL_TOKEN_LIFETIME_S} seconds'`;

const FROM = 'from auth.mail_tokens t join auth.users u on u.id = t.user_id';
/** Not expired, and mailed to what is still the user's address. */
const CURRENT = new SqlFragment(`
  t.created_at > now() - ${LIFETIME}
  and t.address = case t.purpose when 'email_change_new' then u.new_email else u.email end`);

const LIVE_TOKENS = new SqlFragment(`
  select t.id, t.user_id as "userId", t.purpose, t.address, t.code_hash as "codeHash", t.failures,
    t.code_challenge as "codeChallenge", t.code_challenge_method as "codeChallengeMethod"
  ${FROM} where t.confirmed_at is null and ${CURRENT.text}`);

/**
 * Every statement on mailed tokens. A user's tokens change only while the user's row is locked, so that of several attempts with
 * one token exactly one wins. The lock leaves room for rows that refer to the user.
 */
@Injectable()
export class MailTokenRepository {
  /** Remembers a token in place of the user's older one of the same purpose, and removes some that have expired. */
  async add(em: EntityManager, token: NewMailToken): Promise<void> {
    await runIn(
      em,
      sql`
        delete from auth.mail_tokens where id in (
          select id from auth.mail_tokens
          where created_at < now() - ${new SqlFragment(LIFETIME)} limit 100 for update skip locked
        )`,
    );
    await runIn(
      em,
      sql`
        insert into auth.mail_tokens (id, user_id, purpose, address, code_hash, link_hash, failures,
          code_challenge, code_challenge_method, created_at, confirmed_at)
        values (${randomUUID()}, ${token.userId}, ${token.purpose}, ${token.address}, ${token.codeHash},
          ${token.linkHash}, 0, ${token.codeChallenge}, ${token.codeChallengeMethod}, now(), null)
        on conflict (user_id, purpose) do update set
          address = excluded.address, code_hash = excluded.code_hash, link_hash = excluded.link_hash, failures = 0,
          code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
          created_at = excluded.created_at, confirmed_at = null`,
    );
  }

  async lockByLink(em: EntityManager, linkHash: string): Promise<LiveMailToken | null> {
    await lockOwners(em, fragment`link_hash`, linkHash);
    return rowIn(em, liveTokenSchema, sql`${LIVE_TOKENS} and t.link_hash = ${linkHash}`);
  }

  /** The tokens that a code typed for this address may belong to. */
  async lockByAddress(
    em: EntityManager,
    address: string,
    purposes: readonly MailPurpose[],
  ): Promise<readonly LiveMailToken[]> {
    await lockOwners(em, fragment`address`, address);
    const tokens = sql`${LIVE_TOKENS} and t.address = ${address} and t.purpose = any(${[...purposes]}::text[])`;
    return rowsIn(em, liveTokenSchema, tokens);
  }

  async countFailures(em: EntityManager, tokens: readonly LiveMailToken[]): Promise<void> {
    const ids = tokens.map(({ id }) => id);
    if (ids.length === 0) return;
    await runIn(em, sql`update auth.mail_tokens set failures = failures + 1 where id = any(${ids}::uuid[])`);
  }

  /** Ends one half of a change of address; it stays until the other half comes. */
  async confirm(em: EntityManager, tokenId: string): Promise<void> {
    await em.nativeUpdate(MailTokenEntity, { id: tokenId }, { confirmedAt: new Date() });
  }

  async hasConfirmed(em: EntityManager, userId: string, purpose: MailPurpose): Promise<boolean> {
    const confirmed = sql`
      select ${new SqlFragment(FROM)}
      where t.user_id = ${userId} and t.purpose = ${purpose} and t.confirmed_at is not null and ${CURRENT}`;
    return (await rowIn(em, presenceSchema, confirmed)) !== null;
  }

  /** Uses a token up; returns whether it was there to be used. */
  async consume(em: EntityManager, tokenId: string): Promise<boolean> {
    return (await em.nativeDelete(MailTokenEntity, { id: tokenId })) > 0;
  }

  async deleteOf(em: EntityManager, userId: string, purposes: readonly MailPurpose[]): Promise<void> {
    await em.nativeDelete(MailTokenEntity, { userId, purpose: { $in: [...purposes] } });
  }

  async deleteAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(MailTokenEntity, { userId });
  }

  async deleteAllBut(em: EntityManager, userId: string, keptTokenId: string | null): Promise<void> {
    await em.nativeDelete(MailTokenEntity, { userId, ...(keptTokenId !== null && { id: { $ne: keptTokenId } }) });
  }
}

/** Accounts in a fixed order, so that two verifications cannot wait for each other. */
async function lockOwners(em: EntityManager, column: SqlFragment, value: string): Promise<void> {
  await runIn(
    em,
    sql`
      select u.id from auth.users u
      where u.id in (select t.user_id from auth.mail_tokens t where t.${column} = ${value})
      order by u.id
      for no key update`,
  );
}
