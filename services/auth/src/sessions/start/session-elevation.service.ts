import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import { AccountRepository } from '../../accounts/account.repository.js';
import { SessionRevoker } from '../end/session-revoker.service.js';
import { createRefreshFamily, encodeRefreshToken } from '../records/refresh-token.codec.js';
import type { LockedSession } from '../records/session.repository.js';
import type { OpenedSession } from './token-response.service.js';

const METHOD = 'totp';

const RAISE = `
  update auth.sessions
  set aal = 'aal2', amr = ?::jsonb, factor_id = ?, refresh_counter = 0, refresh_family_hash = ?, refresh_tag_key = ?,
    refreshed_at = clock_timestamp(), address = ?, user_agent = ?
  where id = ?`;

const DELETE_LOW = `delete from auth.sessions where user_id = ? and aal = 'aal1' returning id`;

const LOWER = `
  update auth.sessions
  set aal = 'aal1', factor_id = null, amr = (
    select coalesce(jsonb_agg(entry order by place), '[]')
    from jsonb_array_elements(amr) with ordinality as entries (entry, place)
    where entry ->> 'method' <> '${METHOD}'
  )
  where factor_id = ?`;

/** Moves sessions between one factor and two. */
@Injectable()
export class SessionElevation {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * Raises a locked session, and ends every other session of the account that has shown one factor only. Refresh tokens begin
   * anew: one from before, perhaps stolen, is unknown from now on.
   * @throws ProcedureError `service_unavailable`
   */
  async raise(em: EntityManager, session: LockedSession, factorId: string, client: Client): Promise<OpenedSession> {
    const { sessionId } = session;
    const timestamp = Math.floor(Date.now() / 1_000);
    const amr = [{ method: METHOD, timestamp }, ...session.amr.filter(({ method }) => method !== METHOD)];
    const { family, familySecret } = createRefreshFamily();
    const { familyHash, tagKey } = family;
    const { address, userAgent } = client;
    await em.execute(RAISE, [JSON.stringify(amr), factorId, familyHash, tagKey, address, userAgent, sessionId]);
    const low = await em.execute<{ id: string }[]>(DELETE_LOW, [session.id]);
    await this.revoker.revoke(
      em,
      low.map((row) => row.id),
    );
    const refreshToken = encodeRefreshToken({ sessionId, counter: 0, familySecret }, tagKey);
    const account = await this.accounts.get(em, session.id);
    return { account, grant: { sessionId, aal: 'aal2', amr, refreshToken } };
  }

  /** Takes back what a factor, which is about to be removed, has raised. */
  async lower(em: EntityManager, factorId: string): Promise<void> {
    await em.execute(LOWER, [factorId]);
  }
}
