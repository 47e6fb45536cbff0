import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import { requireNotBanned } from '../../core/errors/wire-errors.js';
import { createRefreshFamily, encodeRefreshToken, type RefreshFamily } from '../records/refresh-token.codec.js';
import { SessionRepository } from '../records/session.repository.js';
import { type OpenedSession, type SessionGrant, TokenResponse } from './token-response.service.js';

/** Ways to sign in, as the access token's `amr` names them. */
export type SignInMethod = 'password' | 'oauth' | 'otp' | 'anonymous';

/** An account and the hash that its password was found to match. */
export interface CheckedPassword {
  readonly userId: string;
  readonly passwordHash: string;
}

/** Finds out, or creates, whose sign-in it is; returns the user's id. */
export type Identify = (em: EntityManager) => Promise<string>;

/** The same where only then is known how the person signs in. */
export type IdentifyWithMethod = (em: EntityManager) => Promise<{ userId: string; method: SignInMethod }>;

/** The last step of every way to sign in: a new session each time, other sessions stay. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenResponse,
  ) {}

  /**
   * Opens a session in the transaction that identifies its user.
   * @param client Where the request came from, where that is known.
   * @throws ProcedureError `user_banned`, and whatever `identify` throws
   */
  signIn(method: SignInMethod, client: Client | null, identify: Identify): Promise<Session> {
    return this.signInBy(client, async (em) => ({ userId: await identify(em), method }));
  }

  /** The same for an `identify` that also returns the method. */
  async signInBy(client: Client | null, identify: IdentifyWithMethod): Promise<Session> {
    const opened = await this.database.inTransaction(async (em) => {
      const { userId, method } = await identify(em);
      return this.open(em, userId, method, client);
    });
    return this.tokens.build(opened);
  }

  /**
   * Call it in a transaction: a refusal must take back what was written.
   * @param client Where the request came from, where that is known.
   * @throws ProcedureError `user_banned`
   */
  async open(em: EntityManager, userId: string, method: SignInMethod, client: Client | null): Promise<OpenedSession> {
    const { grant, family } = newSession(method);
    const session = { id: grant.sessionId, userId, amr: grant.amr, family, client, passwordHash: null };
    const account = await this.sessions.open(em, session);
    if (!account) throw new Error('The account is gone');
    requireNotBanned(account);
    return { account, grant };
  }

  /**
   * The same in a statement of its own, for the password that was just checked.
   * @returns null when the password is no longer the account's, or the account was banned since.
   */
  async openWithPassword(checked: CheckedPassword, client: Client | null): Promise<OpenedSession | null> {
    const { grant, family } = newSession('password');
    const session = { id: grant.sessionId, amr: grant.amr, family, client, ...checked };
    const account = await this.sessions.openAlone(session);
    return account && { account, grant };
  }
}

function newSession(method: SignInMethod): { readonly grant: SessionGrant; readonly family: RefreshFamily } {
  const sessionId = randomUUID();
  const { family, familySecret } = createRefreshFamily();
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1_000) }];
  const refreshToken = encodeRefreshToken({ sessionId, counter: 0, familySecret }, family.tagKey);
  return { grant: { sessionId, aal: 'aal1', amr, refreshToken }, family };
}
