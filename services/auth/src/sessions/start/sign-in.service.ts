import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import { SessionOpener, type SignInMethod } from './session-opener.service.js';
import { TokenResponse } from './token-response.service.js';

/** Finds out, or creates, whose sign-in it is; returns the user's id. */
export type Identify = (em: EntityManager) => Promise<string>;

/** The same where only then is known how the person signs in. */
export type IdentifyWithMethod = (em: EntityManager) => Promise<{ userId: string; method: SignInMethod }>;

/** The last step of every way to sign in. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly opener: SessionOpener,
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
      return this.opener.open(em, userId, method, client);
    });
    return this.tokens.build(opened);
  }
}
