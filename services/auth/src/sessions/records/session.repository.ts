import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../accounts/account-row.js';

/** A session that is locked until the transaction ends, with its account. */
export interface LockedSession extends AccountRow {
  readonly sessionId: string;
  readonly aal: AccessTokenClaims['aal'];
  readonly amr: AccessTokenClaims['amr'];
  readonly activeCounter: number;
  readonly familyHash: string;
  readonly tagKey: string;
  readonly sinceRefreshMs: number;
  readonly sinceSignInMs: number;
}

/** Not the strongest lock: rows that refer to the account, such as audit events, can be written meanwhile. */
const LOCK_ACCOUNT = 'select 1 as one from auth.users where id = ? for no key update';

/** The database's clock decides: replicas' clocks differ. `clock_timestamp` also counts the time spent waiting for the lock. */
const LOCK = `
  select s.id as "sessionId", s.aal, s.amr, s.refresh_counter as "activeCounter",
    s.refresh_family_hash as "familyHash", s.refresh_tag_key as "tagKey",
    (extract(epoch from clock_timestamp() - s.refreshed_at) * 1000)::float8 as "sinceRefreshMs",
    (extract(epoch from clock_timestamp() - s.created_at) * 1000)::float8 as "sinceSignInMs",
    ${ACCOUNT_COLUMNS}
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = ?
  for update of s`;

const ROTATE = `
  update auth.sessions
  set refresh_counter = refresh_counter + 1, refreshed_at = clock_timestamp(), address = ?, user_agent = ?
  where id = ?`;

const DELETE_ONE = 'delete from auth.sessions where id = ? and user_id = ? returning id';
const DELETE_ALL = 'delete from auth.sessions where user_id = ? returning id';
const DELETE_OTHERS = 'delete from auth.sessions where user_id = ? and id <> ? returning id';

type DeletedRow = { readonly id: string };

/** Every statement on sessions but their creation; each runs in the caller's transaction. */
@Injectable()
export class SessionRepository {
  /**
   * Locks the account; returns false when it is gone. Whoever locks several sessions of an account locks the account first, or two
   * of them could wait for each other.
   */
  async lockAccount(em: EntityManager, userId: string): Promise<boolean> {
    return (await em.execute<object[]>(LOCK_ACCOUNT, [userId])).length > 0;
  }

  async lock(em: EntityManager, sessionId: string): Promise<LockedSession | null> {
    const [session] = await em.execute<LockedSession[]>(LOCK, [sessionId]);
    return session ?? null;
  }

  async rotate(em: EntityManager, sessionId: string, client: Client): Promise<void> {
    await em.execute(ROTATE, [client.address, client.userAgent, sessionId]);
  }

  /** Returns the ids of the sessions that existed; the same for the two below. */
  async delete(em: EntityManager, userId: string, sessionId: string): Promise<string[]> {
    return this.deleted(em, DELETE_ONE, [sessionId, userId]);
  }

  async deleteAll(em: EntityManager, userId: string): Promise<string[]> {
    return this.deleted(em, DELETE_ALL, [userId]);
  }

  async deleteOthers(em: EntityManager, userId: string, sessionId: string): Promise<string[]> {
    return this.deleted(em, DELETE_OTHERS, [userId, sessionId]);
  }

  private async deleted(em: EntityManager, sql: string, parameters: string[]): Promise<string[]> {
    const rows = await em.execute<DeletedRow[]>(sql, parameters);
    return rows.map((row) => row.id);
  }
}
