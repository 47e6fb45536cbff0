import { z } from 'zod';
import type { Database } from '../database.js';
import { sql } from '../statement.js';

const powerSchema = z.object({ isPowerful: z.boolean() });

/**
 * Whether the role of a connection could change the rules of a schema, or is not bound by them: whoever takes over a service with
 * such a role gets around row-level security. True for a superuser too, who is a member of every role.
 * @throws ProcedureError `service_unavailable`
 */
export async function hasPowerOver(database: Pick<Database, 'row'>, schema: string): Promise<boolean> {
  const power = await database.row(
    powerSchema,
    sql`
      select coalesce(bool_or(rolbypassrls), false) or exists (
        select from pg_namespace n left join pg_class c on c.relnamespace = n.oid
        where n.nspname = ${schema} and (pg_has_role(n.nspowner, 'MEMBER') or pg_has_role(c.relowner, 'MEMBER'))
      ) as "isPowerful"
      from pg_roles where rolname = current_user`,
  );
  return power?.isPowerful === true;
}
