import type { Actor } from '../identity/actor.js';
import type { ObjectStorage } from '../object-storage/object-storage.port.js';
import type { Database } from '../persistence/database.js';
import { ErasureMarksTable } from '../persistence/erasure-marks-table.js';
import { runIn } from '../persistence/rows.js';
import { sql, SqlFragment } from '../persistence/statement.js';
import type { FileKind } from './file-kind.js';

/**
 * Removes every file of a founder with all that was found in it, and marks the founder first, so that calls that are still under way leave
 * nothing behind. Objects go before rows: what is left of them would belong to nobody. Once more does no harm.
 * @throws ProcedureError `service_unavailable` while the storage or the database is away
 */
export async function eraseFiles(
  kind: FileKind,
  { database, storage }: { readonly database: Database; readonly storage: ObjectStorage },
  founder: Pick<Actor, 'founderId'>,
): Promise<void> {
  const marks = new ErasureMarksTable(kind.schema);
  const tables = ['jobs', ...kind.found, kind.analyses, kind.uploads, 'removals'];
  await database.asFounder(founder, (em) => marks.set(em, founder));
  await storage.removePrefix(`${founder.founderId}/`);
  await database.asFounder(founder, async (em) => {
    for (const table of tables) await runIn(em, sql`delete from ${new SqlFragment(`${kind.schema}.${table}`)}`);
  });
}
