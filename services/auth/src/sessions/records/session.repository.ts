import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import { accessTokenClaimsSchema } from '@playbook/contracts/auth/auth-wire.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { instantSchema, rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql, type Statement } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { ACCOUNT_COLUMNS, type AccountRow, accountRowSchema } from '../../accounts/account-row.js';
import { idRowSchema, presenceSchema } from '../../core/rows/row-schemas.js';
import type { RefreshFamily } from './refresh-token.codec.js';

const familySchema = z.object({ familyHash: z.string(), tagKey: z.string() });
const { aal: aalSchema, amr: amrSchema } = accessTokenClaimsSchema.shape;

/** What decides on a token of a session. */
const foundSessionSchema = familySchema.extend({
  sessionId: z.string(),
  aal: aalSchema,
  activeCounter: z.number(),
  sinceRefreshMs: z.number(),
  sinceSignInMs: z.number(),
});
/** A session as it was when it was read; nothing keeps it so. */
export type FoundSession = Readonly<z.output<typeof foundSessionSchema>>;

const lockedSessionSchema = accountRowSchema.extend({ ...foundSessionSchema.shape, amr: amrSchema });
/** A session that is locked until the transaction ends, with its account. */
export type LockedSession = Readonly<z.output<typeof lockedSessionSchema>>;

/** The database's clock decides: replicas' clocks differ. `clock_timestamp` also counts the time spent waiting for the lock. */
const DECIDING_COLUMNS = fragment`
  s.id as "sessionId", s.aal, s.refresh_counter as "activeCounter",
  s.refresh_family_hash as "familyHash", s.refresh_tag_key as "tagKey",
  (extract(epoch from clock_timestamp() - s.refreshed_at) * 1000)::float8 as "sinceRefreshMs",
  (extract(epoch from clock_timestamp() - s.created_at) * 1000)::float8 as "sinceSignInMs"`;

const exportedSchema = z.object({
  id: z.string(),
  level: aalSchema,
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** What a founder has shown counts for this long; an access token that was stolen mostly comes later. */
const FRESH = fragment`interval '15 minutes'`;

const strengthSchema = z.object({
  isSteppedUp: z.boolean(),
  /** The founder has signed in just now. */
  isFresh: z.boolean(),
  /** The founder has shown just now that the address is theirs: the session began with a mailed code or link, as a recovery does. */
  hasShownAddress: z.boolean(),
  hasPassword: z.boolean(),
  /** The founder has a verified second factor. */
  hasFactor: z.boolean(),
});
export type SessionStrength = Readonly<z.output<typeof strengthSchema>>;

/** What a session that begins stores of itself. */
export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly amr: LockedSession['amr'];
  readonly family: RefreshFamily;
  /** Where the request came from, where that is known. */
  readonly client: Client | null;
  /** The hash that a password was found to match; null for a sign-in by other means. */
  readonly passwordHash: string | null;
}

/** What a session shows once it has shown a second factor. */
export interface RaisedSession {
  readonly factorId: string;
  readonly amr: LockedSession['amr'];
  readonly family: RefreshFamily;
  readonly client: Client;
}

/** How a second factor is named among the ways to sign in. */
export const FACTOR_METHOD = 'totp';

/** Every statement on sessions. Those that take an entity manager run in the caller's transaction. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** @returns null where there is no such account */
  open(em: EntityManager, session: NewSession): Promise<AccountRow | null> {
    return rowIn(em, accountRowSchema, openStatement(session));
  }

  /** The same in a transaction of its own. */
  openAlone(session: NewSession): Promise<AccountRow | null> {
    return this.database.row(accountRowSchema, openStatement(session));
  }

  /** What the tokens of a session are checked against, without a lock. */
  find(sessionId: string): Promise<FoundSession | null> {
    return this.database.row(
      foundSessionSchema,
      sql`select ${DECIDING_COLUMNS} from auth.sessions s where s.id = ${sessionId}`,
    );
  }

  /**
   * Makes the successor of the active token active, in one statement and for a session only that still is as it was found.
   * @returns the session with its account, as they are now; null where it has changed or ended since, or its account is banned
   */
  rotateFound(
    { sessionId, activeCounter, familyHash, aal }: FoundSession,
    client: Client,
  ): Promise<LockedSession | null> {
    return this.database.row(
      lockedSessionSchema,
      sql`
        update auth.sessions s
        set refresh_counter = s.refresh_counter + 1, refreshed_at = clock_timestamp(),
          address = ${client.address}, user_agent = ${client.userAgent}
        from auth.users u
        where s.id = ${sessionId} and s.refresh_counter = ${activeCounter} and s.refresh_family_hash = ${familyHash}
          and s.aal = ${aal} and u.id = s.user_id and coalesce(u.banned_until <= now(), true)
        returning ${DECIDING_COLUMNS}, s.amr, ${ACCOUNT_COLUMNS}`,
    );
  }

  /** A founder's sessions, newest first. */
  newest(userId: string, maxItems: number): Promise<z.output<typeof exportedSchema>[]> {
    return this.database.rows(
      exportedSchema,
      sql`
        select id, aal as level, created_at as "createdAt", refreshed_at as "lastUsedAt", address,
          user_agent as "userAgent"
        from auth.sessions where user_id = ${userId}
        order by created_at desc, id limit ${maxItems}`,
    );
  }

  /**
   * Locks the account; returns false when it is gone. Whoever locks several sessions of an account locks the account first, or two of
   * them could wait for each other. Not the strongest lock: rows that refer to the account, such as security events, can be written
   * meanwhile.
   */
  async lockAccount(em: EntityManager, userId: string): Promise<boolean> {
    const lock = sql`select from auth.users where id = ${userId} for no key update`;
    return (await rowIn(em, presenceSchema, lock)) !== null;
  }

  lock(em: EntityManager, sessionId: string): Promise<LockedSession | null> {
    return rowIn(
      em,
      lockedSessionSchema,
      sql`
        select ${DECIDING_COLUMNS}, s.amr, ${ACCOUNT_COLUMNS}
        from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = ${sessionId}
        for update of s`,
    );
  }

  /** Null where the session is gone. */
  strengthOf(em: EntityManager, { sessionId, founderId }: Actor): Promise<SessionStrength | null> {
    return rowIn(
      em,
      strengthSchema,
      sql`
        select s.aal = 'aal2' as "isSteppedUp", s.created_at > now() - ${FRESH} as "isFresh",
          exists(
            select 1 from jsonb_array_elements(s.amr) entry
            where entry ->> 'method' = 'otp'
              and to_timestamp((entry ->> 'timestamp')::float8) > now() - ${FRESH}
          ) as "hasShownAddress",
          (select u.password_hash is not null from auth.users u where u.id = s.user_id) as "hasPassword",
          exists(select 1 from auth.factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
        from auth.sessions s where s.id = ${sessionId} and s.user_id = ${founderId}`,
    );
  }

  async rotate(em: EntityManager, sessionId: string, { address, userAgent }: Client): Promise<void> {
    await runIn(
      em,
      sql`
        update auth.sessions
        set refresh_counter = refresh_counter + 1, refreshed_at = clock_timestamp(),
          address = ${address}, user_agent = ${userAgent}
        where id = ${sessionId}`,
    );
  }

  /** Refresh tokens begin anew. */
  async raise(em: EntityManager, sessionId: string, { factorId, amr, family, client }: RaisedSession): Promise<void> {
    await runIn(
      em,
      sql`
        update auth.sessions
        set aal = 'aal2', amr = ${JSON.stringify(amr)}::jsonb, factor_id = ${factorId}, refresh_counter = 0,
          refresh_family_hash = ${family.familyHash}, refresh_tag_key = ${family.tagKey},
          refreshed_at = clock_timestamp(), address = ${client.address}, user_agent = ${client.userAgent}
        where id = ${sessionId}`,
    );
  }

  /** Takes back what a factor has raised. */
  async lower(em: EntityManager, factorId: string): Promise<void> {
    await runIn(
      em,
      sql`
        update auth.sessions
        set aal = 'aal1', factor_id = null, amr = (
          select coalesce(jsonb_agg(entry order by place), '[]')
          from jsonb_array_elements(amr) with ordinality as entries (entry, place)
          where entry ->> 'method' <> ${FACTOR_METHOD}
        )
        where factor_id = ${factorId}`,
    );
  }

  /** Returns the ids of the sessions that existed; the same for the three below. */
  delete(em: EntityManager, userId: string, sessionId: string): Promise<string[]> {
    return deleted(em, sql`delete from auth.sessions where id = ${sessionId} and user_id = ${userId} returning id`);
  }

  deleteAll(em: EntityManager, userId: string): Promise<string[]> {
    return deleted(em, sql`delete from auth.sessions where user_id = ${userId} returning id`);
  }

  deleteOthers(em: EntityManager, userId: string, sessionId: string): Promise<string[]> {
    return deleted(em, sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId} returning id`);
  }

  /** Those that have shown one factor only. */
  deleteLow(em: EntityManager, userId: string): Promise<string[]> {
    return deleted(em, sql`delete from auth.sessions where user_id = ${userId} and aal = 'aal1' returning id`);
  }
}

const deleted = async (em: EntityManager, statement: Statement): Promise<string[]> =>
  (await rowsIn(em, idRowSchema, statement)).map(({ id }) => id);

/**
 * All that a sign-in writes, and the account that it returns, in one round trip: a sign-in should cost its password's hash. With a
 * password it waits for whoever changes the password or bans the account at this moment, and sees what they wrote.
 */
function openStatement({ id, userId, amr, family, client, passwordHash }: NewSession): Statement {
  const now = new Date();
  const address = client?.address ?? null;
  return sql`
    with touched as (
      update auth.users set last_sign_in_at = ${now}
      where id = ${userId} and (
        ${passwordHash}::text is null
        or password_hash = ${passwordHash} and coalesce(banned_until <= now(), true)
      )
      returning *
    ), opened as (
      insert into auth.sessions (
        id, user_id, aal, amr, refresh_counter, refresh_family_hash, refresh_tag_key, refreshed_at, created_at,
        address, user_agent
      )
      select ${id}::uuid, id, 'aal1', ${JSON.stringify(amr)}::jsonb, 0, ${family.familyHash}, ${family.tagKey},
        ${now}::timestamptz, ${now}::timestamptz, ${address}, ${client?.userAgent ?? null}
      from touched
    ), noted as (
      insert into auth.audit_events (id, kind, user_id, session_id, at, address)
      select ${randomUUID()}::uuid, 'signed_in', id, ${id}::uuid, ${now}::timestamptz, ${address} from touched
    )
    select ${ACCOUNT_COLUMNS} from touched u`;
}
