import { Injectable } from '@nestjs/common';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { sql, SqlFragment } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { Database } from '@playbook/service-kit/persistence/database';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';

/** Well within one message. */
export const REVOCATION_PAGE_ITEMS = 1_000;

/** Processes' clocks may differ from the database's by this much. */
const CLOCK_MARGIN_S = 300;
const WINDOW = new SqlFragment(`interval '${ACCESS_TOKEN_LIFETIME_S + CLOCK_MARGIN_S} seconds'`);

const endedSchema = z.object({ sessionId: z.string() });
const banSchema = z.object({ founderId: z.string(), bannedUntil: instantSchema });

/** Whose access tokens may not be accepted although they may not have expired. Pages go up by id. */
@Injectable()
export class RevocationRepository {
  constructor(private readonly database: Database) {}

  async endedSessions(after: string | null): Promise<string[]> {
    const rows = await this.database.rows(
      endedSchema,
      sql`
        select session_id as "sessionId" from auth.ended_sessions
        where ended_at > clock_timestamp() - ${WINDOW} and (${after}::uuid is null or session_id > ${after}::uuid)
        order by session_id limit ${REVOCATION_PAGE_ITEMS}`,
    );
    return rows.map((row) => row.sessionId);
  }

  /** Every change of an account by an operator is a change of its row, so that a ban is never younger than that. */
  bannedFounders(after: string | null): Promise<z.output<typeof banSchema>[]> {
    return this.database.rows(
      banSchema,
      sql`
        select id as "founderId", banned_until as "bannedUntil" from auth.users
        where banned_until > now() and updated_at > clock_timestamp() - ${WINDOW}
          and (${after}::uuid is null or id > ${after}::uuid)
        order by id limit ${REVOCATION_PAGE_ITEMS}`,
    );
  }
}
