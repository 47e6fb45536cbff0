import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import { AccountRepository } from '../../accounts/account.repository.js';
import { SessionRevoker } from '../end/session-revoker.service.js';
import { createRefreshFamily, encodeRefreshToken } from '../records/refresh-token.codec.js';
import { FACTOR_METHOD, type LockedSession, SessionRepository } from '../records/session.repository.js';
import type { OpenedSession } from './token-response.service.js';

/** Moves sessions between one factor and two. */
@Injectable()
export class SessionElevation {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
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
    const amr = [{ method: FACTOR_METHOD, timestamp }, ...session.amr.filter(({ method }) => method !== FACTOR_METHOD)];
    const { family, familySecret } = createRefreshFamily();
    await this.sessions.raise(em, sessionId, { factorId, amr, family, client });
    await this.revoker.revoke(em, await this.sessions.deleteLow(em, session.id));
    const refreshToken = encodeRefreshToken({ sessionId, counter: 0, familySecret }, family.tagKey);
    const account = await this.accounts.get(em, session.id);
    return { account, grant: { sessionId, aal: 'aal2', amr, refreshToken } };
  }

  /** Takes back what a factor, which is about to be removed, has raised. */
  async lower(em: EntityManager, factorId: string): Promise<void> {
    await this.sessions.lower(em, factorId);
  }
}
