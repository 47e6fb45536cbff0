import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { recordAuditEvent } from '../../core/audit/audit.repository.js';
import { invalidInput, requireNotBanned } from '../../core/errors/wire-errors.js';
import { FailOpenCounter } from '../../core/limits/fail-open-counter.service.js';
import { type AuthSettings, sessionLimits } from '../../core/settings/auth.settings.js';
import { SessionRevoker } from '../end/session-revoker.service.js';
import {
  decodeRefreshToken,
  encodeRefreshToken,
  isGenuine,
  type PresentedToken,
} from '../records/refresh-token.codec.js';
import { type FoundSession, type LockedSession, SessionRepository } from '../records/session.repository.js';
import { TokenResponse } from '../start/token-response.service.js';
import { decideRefresh } from './refresh-decision.js';

const TOKEN_MIN_CHARS = 12;
/** In which one session is refreshed so often at most, from wherever: a client needs one refresh an hour. */
const LIMIT_WINDOW_MS = 300_000;

/** What the locked session's transaction decided. Refusals are values: the transaction must commit although the call fails. */
type Outcome =
  | { readonly kind: 'granted'; readonly session: LockedSession; readonly activeCounter: number }
  | { readonly kind: 'revoked' | 'expired' | 'unknown' };

/** Exchanges refresh tokens for new access tokens by the rotation table. */
@Injectable()
export class RefreshService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenResponse,
    private readonly revoker: SessionRevoker,
    private readonly counter: FailOpenCounter,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * @throws ProcedureError `validation_failed`, `refresh_token_not_found`, `refresh_token_already_used` (the session has ended),
   * `session_expired`, `user_banned`, `over_request_rate_limit`
   */
  async refresh(refreshToken: string | undefined, client: Client): Promise<Session> {
    const presented = parseOrThrow(refreshToken ?? '');
    // Asked first and without a lock: who invents tokens is counted nowhere but at the door, and keeps no session waiting.
    const found = await this.sessions.find(presented.sessionId);
    if (found === null || !isGenuine(presented, found)) throw unknownToken();
    // Only genuine tokens count: invented ones must neither use up a session's refreshes nor fill the store with counts of their own.
    await this.counter.require(
      `refresh:${presented.sessionId}`,
      LIMIT_WINDOW_MS,
      this.settings.AUTH_RATE_LIMIT_REFRESH,
    );
    const rotated = await this.rotateAtOnce(found, presented, client);
    const outcome: Outcome =
      rotated === null
        ? await this.database.inTransaction((em) => this.settle(em, presented, client))
        : { kind: 'granted', session: rotated, activeCounter: rotated.activeCounter };
    switch (outcome.kind) {
      case 'granted': {
        const { session, activeCounter } = outcome;
        const active = encodeRefreshToken({ ...presented, counter: activeCounter }, session.tagKey);
        return this.tokens.build({ account: session, grant: { ...session, refreshToken: active } });
      }
      case 'revoked':
        throw new ProcedureError('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
      case 'expired':
        throw new ProcedureError('session_expired', 'Invalid Refresh Token: Session Expired');
      case 'unknown':
        throw unknownToken();
    }
  }

  /**
   * Nearly every refresh shows the active token of a session that nobody else changes at this moment: it takes one statement. Null for
   * all others, which the session's lock puts in order.
   */
  private async rotateAtOnce(
    found: FoundSession,
    { counter }: PresentedToken,
    client: Client,
  ): Promise<LockedSession | null> {
    const decision = decideRefresh({ ...found, presentedCounter: counter }, sessionLimits(this.settings));
    return decision === 'rotate' ? this.sessions.rotateFound(found, client) : null;
  }

  private async settle(em: EntityManager, presented: PresentedToken, client: Client): Promise<Outcome> {
    const session = await this.sessions.lock(em, presented.sessionId);
    if (!session || !isGenuine(presented, session)) return { kind: 'unknown' };
    requireNotBanned(session);
    const { sessionId, activeCounter } = session;
    switch (decideRefresh({ ...session, presentedCounter: presented.counter }, sessionLimits(this.settings))) {
      case 'rotate':
        await this.sessions.rotate(em, sessionId, client);
        return { kind: 'granted', session, activeCounter: activeCounter + 1 };
      case 'repeat':
        return { kind: 'granted', session, activeCounter };
      case 'revoke':
        await this.sessions.delete(em, session.id, sessionId);
        await recordAuditEvent(em, 'refresh_token_reused', session.id, sessionId, client.address);
        this.revoker.forget(em, sessionId, 'A used refresh token came again; its session ended');
        return { kind: 'revoked' };
      case 'expire':
        await this.sessions.delete(em, session.id, sessionId);
        this.revoker.forget(em, sessionId, 'A session came to its age and ended');
        return { kind: 'expired' };
      case 'unknown':
        return { kind: 'unknown' };
    }
  }
}

const unknownToken = (): ProcedureError =>
  new ProcedureError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

function parseOrThrow(refreshToken: string): PresentedToken {
  const presented = refreshToken.length < TOKEN_MIN_CHARS ? null : decodeRefreshToken(refreshToken);
  if (!presented) throw invalidInput('Refresh token is not valid');
  return presented;
}
