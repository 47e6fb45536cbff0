import { z } from 'zod';
import { keepBackupsOut } from '../../object-storage/backup-lock.js';
import type { Database } from '../../persistence/database.js';
import { rowIn, rowsIn, runIn } from '../../persistence/rows.js';
import { sql } from '../../persistence/statement.js';
import { type FileKind, FileTables } from '../file-kind.js';

const removalSchema = z.object({ filePath: z.string(), founderId: z.uuid() });
export type Removal = z.output<typeof removalSchema>;
const uploadSchema = z.object({ storageId: z.string() });

/** Objects that are to be removed. */
export class RemovalsRepository {
  private readonly tables: FileTables;

  constructor(
    private readonly database: Database,
    kind: FileKind,
  ) {
    this.tables = new FileTables(kind);
  }

  /** Those whose time has come, of all founders; none while a backup runs, whose rows may need the objects. */
  due(maxItems: number): Promise<Removal[]> {
    const due = sql`
      select file_path as "filePath", founder_id as "founderId" from ${this.tables.removals}
      where due_at <= clock_timestamp() order by due_at limit ${maxItems}`;
    return this.database.asWorker(async (em) => ((await keepBackupsOut(em)) ? rowsIn(em, removalSchema, due) : []));
  }

  /** Forgets the upload to an object, which cannot be completed then. @returns By which object storage knows it; null without one */
  async forgetUpload({ filePath, founderId }: Removal): Promise<string | null> {
    const forget = sql`
      delete from ${this.tables.uploads} where file_path = ${filePath} returning storage_id as "storageId"`;
    const upload = await this.database.asFounder({ founderId }, (em) => rowIn(em, uploadSchema, forget));
    return upload?.storageId ?? null;
  }

  /** The objects are gone. */
  async done({ filePath }: Removal): Promise<void> {
    const done = sql`delete from ${this.tables.removals} where file_path = ${filePath}`;
    await this.database.asWorker((em) => runIn(em, done));
  }

  /** Whether an object belongs to a file or an upload of the founder's, or is to be removed anyhow. */
  async isKnown({ filePath, founderId }: Removal): Promise<boolean> {
    const { analyses, uploads, removals } = this.tables;
    const known = sql`
      select exists (select from ${analyses} where file_path = ${filePath})
        or exists (select from ${uploads} where file_path = ${filePath})
        or exists (select from ${removals} where file_path = ${filePath}) as known`;
    const row = await this.database.asFounder({ founderId }, (em) =>
      rowIn(em, z.object({ known: z.boolean() }), known),
    );
    return row?.known ?? false;
  }
}
