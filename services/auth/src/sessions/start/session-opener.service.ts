import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import { Database } from '@playbook/service-kit/persistence/database';
import { numbered } from '@playbook/service-kit/persistence/numbered-parameters';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../accounts/account-row.js';
import { requireNotBanned } from '../../core/errors/wire-errors.js';
import type { AuditKind } from '../../entities/audit-event.entity.js';
import { createRefreshFamily, encodeRefreshToken } from '../records/refresh-token.codec.js';
import type { OpenedSession, SessionGrant } from './token-response.service.js';

/** Ways to sign in, as the access token's `amr` names them. */
export type SignInMethod = 'password' | 'oauth' | 'otp' | 'anonymous';

/** An account and the hash that its password was found to match. */
export interface CheckedPassword {
  readonly userId: string;
  readonly passwordHash: string;
}

const SIGNED_IN: AuditKind = 'signed_in';

/**
 * All that a sign-in writes, and the account that it returns, in one round trip: a sign-in should cost its password's hash.
 * @param condition What else must be true of the user's row.
 */
const openStatement = (condition = ''): string => `
  with touched as (
    update auth.users set last_sign_in_at = ? where id = ? ${condition} returning *
  ), opened as (
    insert into auth.sessions (
      id, user_id, aal, amr, refresh_counter, refresh_family_hash, refresh_tag_key, refreshed_at, created_at, address, user_agent
    )
    select ?::uuid, id, ?, ?::jsonb, 0, ?, ?, ?::timestamptz, ?::timestamptz, ?, ? from touched
  ), noted as (
    insert into auth.audit_events (id, kind, user_id, session_id, at, address)
    select ?::uuid, '${SIGNED_IN}', id, ?::uuid, ?::timestamptz, ? from touched
  )
  select ${ACCOUNT_COLUMNS} from touched u`;

const OPEN = openStatement();
/** Waits for whoever changes the password or bans the account at this moment, and sees what they wrote. */
const OPEN_WITH_PASSWORD = numbered(openStatement('and password_hash = ? and coalesce(banned_until <= now(), true)'));

/** Signs somebody in: a new session each time, other sessions stay. */
@Injectable()
export class SessionOpener {
  constructor(private readonly database: Database) {}

  /**
   * Call it in a transaction: a refusal must take back what was written.
   * @param client Where the request came from, where that is known.
   * @throws ProcedureError `user_banned`
   */
  async open(em: EntityManager, userId: string, method: SignInMethod, client: Client | null): Promise<OpenedSession> {
    const { touch, insert, grant } = newSession(userId, method, client);
    const [account] = await em.execute<AccountRow[]>(OPEN, [...touch, ...insert]);
    if (!account) throw new Error('The account is gone');
    requireNotBanned(account);
    return { account, grant };
  }

  /**
   * The same in a statement of its own, for the password that was just checked.
   * @returns null when the password is no longer the account's, or the account was banned since.
   */
  async openWithPassword(
    { userId, passwordHash }: CheckedPassword,
    client: Client | null,
  ): Promise<OpenedSession | null> {
    const { touch, insert, grant } = newSession(userId, 'password', client);
    const [account] = await this.database.query<AccountRow>(OPEN_WITH_PASSWORD, [...touch, passwordHash, ...insert]);
    return account ? { account, grant } : null;
  }
}

interface NewSession {
  readonly grant: SessionGrant;
  /** Parameters of the statement before its condition, and after. */
  readonly touch: readonly unknown[];
  readonly insert: readonly unknown[];
}

function newSession(userId: string, method: SignInMethod, client: Client | null): NewSession {
  const now = new Date();
  const sessionId = randomUUID();
  const { family, familySecret } = createRefreshFamily();
  const grant: SessionGrant = {
    sessionId,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
    refreshToken: encodeRefreshToken({ sessionId, counter: 0, familySecret }, family.tagKey),
  };
  const row = [sessionId, grant.aal, JSON.stringify(grant.amr), family.familyHash, family.tagKey, now, now];
  const address = client?.address ?? null;
  const noted = [randomUUID(), sessionId, now, address];
  return { grant, touch: [now, userId], insert: [...row, address, client?.userAgent ?? null, ...noted] };
}
