import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth.contract';
import type { AccountRow } from '../accounts/account-row.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { requireNotBanned } from '../accounts/require-not-banned.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { createRefreshFamily, encodeRefreshToken } from './refresh-token.codec.js';
import { SessionEntity } from './session.entity.js';
import type { SessionGrant } from './session-grant.js';

/** Ways to sign in, as the access token's `amr` names them. */
export type SignInMethod = 'password' | 'oauth' | 'otp';

export interface OpenedSession {
  readonly account: AccountRow;
  readonly grant: SessionGrant;
}

/** Signs somebody in: a new session each time, other sessions stay. */
@Injectable()
export class SessionOpener {
  constructor(private readonly accounts: AccountRepository) {}

  /**
   * @param client Where the request came from, where that is known.
   * @throws ProcedureError `user_banned`
   */
  async open(em: EntityManager, userId: string, method: SignInMethod, client: Client | null): Promise<OpenedSession> {
    await this.accounts.touchSignIn(em, userId);
    const account = await this.accounts.get(em, userId);
    requireNotBanned(account);
    const now = new Date();
    const sessionId = randomUUID();
    const { family, familySecret } = createRefreshFamily();
    const grant: SessionGrant = {
      sessionId,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
      refreshToken: encodeRefreshToken({ sessionId, counter: 0, familySecret }, family.tagKey),
    };
    await em.insert(SessionEntity, {
      id: sessionId,
      userId,
      aal: grant.aal,
      amr: grant.amr,
      refreshCounter: 0,
      refreshFamilyHash: family.familyHash,
      refreshTagKey: family.tagKey,
      refreshedAt: now,
      createdAt: now,
      address: client?.address ?? null,
      userAgent: client?.userAgent ?? null,
    });
    await recordAuditEvent(em, 'signed_in', userId, sessionId);
    return { account, grant };
  }
}
