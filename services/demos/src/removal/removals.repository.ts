import { Injectable } from '@nestjs/common';
import { keepBackupsOut } from '@playbook/service-kit/object-storage/backup-lock';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';

const removalSchema = z.object({ filePath: z.string(), founderId: z.uuid() });
export type Removal = z.output<typeof removalSchema>;
const uploadSchema = z.object({ storageId: z.string() });

/** Objects that are to be removed. */
@Injectable()
export class RemovalsRepository {
  constructor(private readonly database: Database) {}

  /** Those whose time has come, of all founders; none while a backup runs, whose rows may need the objects. */
  due(maxItems: number): Promise<Removal[]> {
    const due = sql`
      select file_path as "filePath", founder_id as "founderId" from demos.removals
      where due_at <= clock_timestamp() order by due_at limit ${maxItems}`;
    return this.database.asWorker(async (em) => ((await keepBackupsOut(em)) ? rowsIn(em, removalSchema, due) : []));
  }

  /** Forgets the upload to an object, which cannot be completed then. @returns By which object storage knows it; null without one */
  async forgetUpload({ filePath, founderId }: Removal): Promise<string | null> {
    const forget = sql`delete from demos.demo_uploads where file_path = ${filePath} returning storage_id as "storageId"`;
    const upload = await this.database.asFounder({ founderId }, (em) => rowIn(em, uploadSchema, forget));
    return upload?.storageId ?? null;
  }

  /** The objects are gone. */
  async done({ filePath }: Removal): Promise<void> {
    await this.database.asWorker((em) => runIn(em, sql`delete from demos.removals where file_path = ${filePath}`));
  }

  /** Whether an object belongs to a video or an upload of the founder's, or is to be removed anyhow. */
  async isKnown({ filePath, founderId }: Removal): Promise<boolean> {
    const known = sql`
      select exists (select from demos.demo_analyses where file_path = ${filePath})
        or exists (select from demos.demo_uploads where file_path = ${filePath})
        or exists (select from demos.removals where file_path = ${filePath}) as known`;
    const row = await this.database.asFounder({ founderId }, (em) =>
      rowIn(em, z.object({ known: z.boolean() }), known),
    );
    return row?.known ?? false;
  }
}
