import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FlowStateEntity } from '../flows/flow-state.entity.js';
import { SessionRepository } from '../records/session.repository.js';
import { SessionRevoker } from './session-revoker.service.js';

/** Everything by which somebody is, or is about to be, signed in to one account. */
@Injectable()
export class AccountSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  /**
   * Ends all sessions and voids sign-ins under way; to be announced after the commit.
   * @throws ProcedureError `service_unavailable`
   */
  async end(em: EntityManager, userId: string): Promise<string[]> {
    await em.nativeDelete(FlowStateEntity, { userId });
    const sessionIds = await this.sessions.deleteAll(em, userId);
    await this.revoker.revoke(sessionIds);
    return sessionIds;
  }

  /** Call it after the commit. Never rejects. */
  announce(sessionIds: readonly string[]): Promise<void> {
    return this.revoker.announce(sessionIds);
  }
}
