import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth.contract';
import { ACCOUNT_COLUMNS, type AccountRow } from '../accounts/account-row.js';
import type { AuditKind } from '../audit/audit-event.entity.js';
import { requireNotBanned } from '../accounts/require-not-banned.js';
import { createRefreshFamily, encodeRefreshToken } from './refresh-token.codec.js';
import type { SessionGrant } from './session-grant.js';

/** Ways to sign in, as the access token's `amr` names them. */
export type SignInMethod = 'password' | 'oauth' | 'otp';

export interface OpenedSession {
  readonly account: AccountRow;
  readonly grant: SessionGrant;
}

const SIGNED_IN: AuditKind = 'signed_in';

/** All that a sign-in writes, and the account that it answers, in one round trip: a sign-in should cost its password's hash. */
const OPEN = `
  with touched as (
    update auth.users set last_sign_in_at = ? where id = ? returning *
  ), opened as (
    insert into auth.sessions (
      id, user_id, aal, amr, refresh_counter, refresh_family_hash, refresh_tag_key, refreshed_at, created_at, address, user_agent
    )
    select ?::uuid, id, ?, ?::jsonb, 0, ?, ?, ?::timestamptz, ?::timestamptz, ?, ? from touched
  ), noted as (
    insert into auth.audit_events (id, kind, user_id, session_id, at)
    select ?::uuid, '${SIGNED_IN}', id, ?::uuid, ?::timestamptz from touched
  )
  select ${ACCOUNT_COLUMNS} from touched u`;

/** Signs somebody in: a new session each time, other sessions stay. */
@Injectable()
export class SessionOpener {
  /**
   * Call it in a transaction: a refusal must take back what was written.
   * @param client Where the request came from, where that is known.
   * @throws ProcedureError `user_banned`
   */
  async open(em: EntityManager, userId: string, method: SignInMethod, client: Client | null): Promise<OpenedSession> {
    const now = new Date();
    const sessionId = randomUUID();
    const { family, familySecret } = createRefreshFamily();
    const grant: SessionGrant = {
      sessionId,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
      refreshToken: encodeRefreshToken({ sessionId, counter: 0, familySecret }, family.tagKey),
    };
    const [account] = await em.execute<AccountRow[]>(OPEN, [
      now,
      userId,
      sessionId,
      grant.aal,
      JSON.stringify(grant.amr),
      family.familyHash,
      family.tagKey,
      now,
      now,
      client?.address ?? null,
      client?.userAgent ?? null,
      randomUUID(),
      sessionId,
      now,
    ]);
    if (!account) throw new Error('The account is gone');
    requireNotBanned(account);
    return { account, grant };
  }
}
