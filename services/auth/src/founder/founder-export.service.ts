import { Injectable } from '@nestjs/common';
import type { AuthExport } from '@playbook/contracts/founder/account.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { toUser } from '../accounts/account.mapper.js';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { AuditRepository } from '../core/audit/audit.repository.js';
import { ProfileService } from '../profiles/profile.service.js';
import { SessionRepository } from '../sessions/records/session.repository.js';

/** With the longest user agents these still fit into one message. */
const MAX_ROWS = 1_000;

/** Hands a founder out what is known about who they are and when they were here. */
@Injectable()
export class FounderExport {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly events: AuditRepository,
    private readonly currentAccount: CurrentAccount,
    private readonly profiles: ProfileService,
  ) {}

  /** @throws ProcedureError `user_not_found`, `session_not_found` or `user_banned` */
  async export(actor: Actor): Promise<AuthExport> {
    const user = toUser(await this.currentAccount.require(actor));
    const [profile, sessions, securityEvents] = await Promise.all([
      this.profiles.get(actor),
      this.sessions.newest(actor.founderId, MAX_ROWS),
      this.events.newest(actor.founderId, MAX_ROWS),
    ]);
    return { user, profile, sessions, securityEvents };
  }
}
