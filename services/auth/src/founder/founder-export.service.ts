import { Injectable } from '@nestjs/common';
import type { AuthExport } from '@playbook/contracts/founder/account.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { toUser } from '../accounts/account.mapper.js';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { ProfileService } from '../profiles/profile.service.js';

/** With the longest user agents these still fit into one message. */
const MAX_ROWS = 1_000;

const SESSIONS = `
  select id, aal as level, created_at as "createdAt", refreshed_at as "lastUsedAt", address, user_agent as "userAgent"
  from auth.sessions where user_id = $1
  order by created_at desc, id limit ${MAX_ROWS}`;

const EVENTS = `
  select kind, session_id as "sessionId", address, at
  from auth.audit_events where user_id = $1
  order by at desc, id limit ${MAX_ROWS}`;

type Stored<T, Instants extends keyof T> = Omit<T, Instants> & Readonly<Record<Instants, Date>>;
type SessionRow = Stored<AuthExport['sessions'][number], 'createdAt' | 'lastUsedAt'>;
type EventRow = Stored<AuthExport['securityEvents'][number], 'at'>;

/** Hands a founder out what is known about who they are and when they were here. */
@Injectable()
export class FounderExport {
  constructor(
    private readonly database: Database,
    private readonly currentAccount: CurrentAccount,
    private readonly profiles: ProfileService,
  ) {}

  /** @throws ProcedureError `user_not_found`, `session_not_found` or `user_banned` */
  async export(actor: Actor): Promise<AuthExport> {
    const user = toUser(await this.currentAccount.require(actor));
    const [profile, sessions, events] = await Promise.all([
      this.profiles.get(actor),
      this.database.query<SessionRow>(SESSIONS, [actor.founderId]),
      this.database.query<EventRow>(EVENTS, [actor.founderId]),
    ]);
    return {
      user,
      profile,
      sessions: sessions.map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt).toISOString(),
        lastUsedAt: new Date(row.lastUsedAt).toISOString(),
      })),
      securityEvents: events.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    };
  }
}
