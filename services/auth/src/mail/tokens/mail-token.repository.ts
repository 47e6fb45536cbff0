import { MAIL_TOKEN_LIFETIME_S } from '@playbook/contracts/shared/limits';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import { MailTokenEntity } from '../../entities/mail-token.entity.js';
import type { MailPurpose } from './mail-purpose.js';

export interface NewMailToken {
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly codeHash: string;
  readonly linkHash: string;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: CodeChallengeMethod | null;
}

/** A token that is good: not expired, not used, and its address is still the user's. */
export interface LiveMailToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly codeHash: string;
  readonly failures: number;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: CodeChallengeMethod | null;
}

const LIFETIME = `interval '${MAIL_TOKEN_LIFETIME_S} seconds'`;

const ADD = `
  insert into auth.mail_tokens (id, user_id, purpose, address, code_hash, link_hash, failures,
    code_challenge, code_challenge_method, created_at, confirmed_at)
  values (?, ?, ?, ?, ?, ?, 0, ?, ?, now(), null)
  on conflict (user_id, purpose) do update set
    address = excluded.address, code_hash = excluded.code_hash, link_hash = excluded.link_hash, failures = 0,
    code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
    created_at = excluded.created_at, confirmed_at = null`;

const LIVE = `
  t.confirmed_at is null and t.created_at > now() - ${LIFETIME}
  and t.address = case t.purpose when 'email_change_new' then u.new_email else u.email end`;

const COLUMNS = `
  t.id, t.user_id as "userId", t.purpose, t.address, t.code_hash as "codeHash", t.failures,
  t.code_challenge as "codeChallenge", t.code_challenge_method as "codeChallengeMethod"`;

const FROM = 'from auth.mail_tokens t join auth.users u on u.id = t.user_id';

const BY_LINK = `select ${COLUMNS} ${FROM} where t.link_hash = ? and ${LIVE}`;

/** Accounts in a fixed order, so that two verifications cannot wait for each other. */
const LOCK_OWNERS = (condition: string): string => `
  select u.id from auth.users u
  where u.id in (select t.user_id from auth.mail_tokens t where ${condition})
  order by u.id
  for no key update`;

const LOCK_OWNERS_BY_LINK = LOCK_OWNERS('t.link_hash = ?');
const LOCK_OWNERS_BY_ADDRESS = LOCK_OWNERS('t.address = ?');

const HAS_CONFIRMED = `
  select 1 as one ${FROM}
  where t.user_id = ? and t.purpose = ? and t.confirmed_at is not null and t.created_at > now() - ${LIFETIME}
    and t.address = case t.purpose when 'email_change_new' then u.new_email else u.email end`;

const CONFIRM = 'update auth.mail_tokens set confirmed_at = now() where id = ?';
const CONSUME = 'delete from auth.mail_tokens where id = ? returning id';

const SWEEP = `
  delete from auth.mail_tokens where id in (
    select id from auth.mail_tokens where created_at < now() - ${LIFETIME} limit 100 for update skip locked
  )`;

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * Every statement on mailed tokens. A user's tokens change only while the user's row is locked, so that of several attempts with
 * one token exactly one wins. The lock leaves room for rows that refer to the user.
 */
@Injectable()
export class MailTokenRepository {
  /** Remembers a token in place of the user's older one of the same purpose, and removes some that have expired. */
  async add(em: EntityManager, token: NewMailToken): Promise<void> {
    await em.execute(SWEEP);
    const { userId, purpose, address, codeHash, linkHash, codeChallenge, codeChallengeMethod } = token;
    const values = [randomUUID(), userId, purpose, address, codeHash, linkHash, codeChallenge, codeChallengeMethod];
    await em.execute(ADD, values);
  }

  async lockByLink(em: EntityManager, linkHash: string): Promise<LiveMailToken | null> {
    await em.execute(LOCK_OWNERS_BY_LINK, [linkHash]);
    const [token] = await em.execute<LiveMailToken[]>(BY_LINK, [linkHash]);
    return token ?? null;
  }

  /** The tokens that a code typed for this address may belong to. */
  async lockByAddress(
    em: EntityManager,
    address: string,
    purposes: readonly MailPurpose[],
  ): Promise<readonly LiveMailToken[]> {
    await em.execute(LOCK_OWNERS_BY_ADDRESS, [address]);
    const byAddress = `select ${COLUMNS} ${FROM} where t.address = ? and t.purpose in (${marks(purposes)}) and ${LIVE}`;
    return em.execute<LiveMailToken[]>(byAddress, [address, ...purposes]);
  }

  async countFailures(em: EntityManager, tokens: readonly LiveMailToken[]): Promise<void> {
    if (tokens.length === 0) return;
    const count = `update auth.mail_tokens set failures = failures + 1 where id in (${marks(tokens)})`;
    await em.execute(
      count,
      tokens.map(({ id }) => id),
    );
  }

  /** Ends one half of a change of address; it stays until the other half comes. */
  async confirm(em: EntityManager, tokenId: string): Promise<void> {
    await em.execute(CONFIRM, [tokenId]);
  }

  async hasConfirmed(em: EntityManager, userId: string, purpose: MailPurpose): Promise<boolean> {
    return (await em.execute<object[]>(HAS_CONFIRMED, [userId, purpose])).length > 0;
  }

  /** Uses a token up; returns whether it was there to be used. */
  async consume(em: EntityManager, tokenId: string): Promise<boolean> {
    return (await em.execute<object[]>(CONSUME, [tokenId])).length > 0;
  }

  async deleteOf(em: EntityManager, userId: string, purposes: readonly MailPurpose[]): Promise<void> {
    await em.nativeDelete(MailTokenEntity, { userId, purpose: { $in: [...purposes] } });
  }

  async deleteAll(em: EntityManager, userId: string): Promise<void> {
    await this.deleteAllBut(em, userId, null);
  }

  async deleteAllBut(em: EntityManager, userId: string, keptTokenId: string | null): Promise<void> {
    await em.nativeDelete(MailTokenEntity, { userId, ...(keptTokenId !== null && { id: { $ne: keptTokenId } }) });
  }
}
