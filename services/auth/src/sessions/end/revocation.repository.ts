import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/shared/limits';

/** Well within one message. */
export const REVOCATION_PAGE_ITEMS = 1_000;

/** Processes' clocks may differ from the database's by this much. */
const CLOCK_MARGIN_S = 300;
const WINDOW = `interval '${ACCESS_TOKEN_LIFETIME_S + CLOCK_MARGIN_S} seconds'`;

const ENDED_SESSIONS = `
  select session_id as "sessionId" from auth.ended_sessions
  where ended_at > clock_timestamp() - ${WINDOW} and ($1::uuid is null or session_id > $1::uuid)
  order by session_id limit ${REVOCATION_PAGE_ITEMS}`;

/** Every change of an account by an operator is a change of its row, so that a ban is never younger than that. */
const BANNED_FOUNDERS = `
  select id as "founderId", banned_until as "bannedUntil" from auth.users
  where banned_until > now() and updated_at > clock_timestamp() - ${WINDOW} and ($1::uuid is null or id > $1::uuid)
  order by id limit ${REVOCATION_PAGE_ITEMS}`;

/** Whose access tokens may not be accepted although they may not have expired. Pages go up by id. */
@Injectable()
export class RevocationRepository {
  constructor(private readonly database: Database) {}

  async endedSessions(after: string | null): Promise<string[]> {
    const rows = await this.database.query<{ sessionId: string }>(ENDED_SESSIONS, [after]);
    return rows.map((row) => row.sessionId);
  }

  bannedFounders(after: string | null): Promise<{ founderId: string; bannedUntil: Date }[]> {
    return this.database.query(BANNED_FOUNDERS, [after]);
  }
}
