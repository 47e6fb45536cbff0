import { FILE_UPLOAD_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import { z } from 'zod';
import { accountDeletingError } from '../../errors/account-deleting-error.js';
import { ProcedureError } from '../../errors/procedure-error.js';
import type { Actor } from '../../identity/actor.js';
import type { Database } from '../../persistence/database.js';
import { instantSchema, rowIn, runIn } from '../../persistence/rows.js';
import { fragment, sql } from '../../persistence/statement.js';
import { type FileKind, FileTables } from '../file-kind.js';

type Founder = Pick<Actor, 'founderId'>;

/** What is stored of an upload that is under way. */
const fileUploadRowSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  filePath: z.string(),
  fileSizeBytes: z.number(),
  contentType: z.string(),
  storageId: z.string(),
  partBytes: z.number(),
  createdAt: instantSchema,
});
export type FileUploadRow = z.output<typeof fileUploadRowSchema>;

/** An upload that begins, with what the founder says of the file, by column. */
type NewUpload = Omit<FileUploadRow, 'createdAt'> & { readonly said: Readonly<Record<string, unknown>> };

const COLUMNS = fragment`
  id, file_name as "fileName", file_path as "filePath", file_size as "fileSizeBytes", content_type as "contentType",
  storage_id as "storageId", part_bytes as "partBytes", created_at as "createdAt"`;
const BYTES_PER_MB = 1_048_576;

/** Every query on uploads that are under way. */
export class FileUploadsRepository {
  private readonly tables: FileTables;

  constructor(
    private readonly database: Database,
    private readonly kind: FileKind,
  ) {
    this.tables = new FileTables(kind);
  }

  /**
   * Leaves word that an object may come to be: whatever happens next, it is removed after a day unless its upload is completed.
   * @throws ProcedureError `over_allowance` when the founder's files and uploads leave no room for it,
   * `account_deleting`
   */
  async reserve(
    { founderId }: Founder,
    filePath: string,
    fileSizeBytes: number,
    allowanceBytes: number,
  ): Promise<void> {
    const { analyses, removals } = this.tables;
    const stored = sql`
      select (coalesce((select sum(file_size) from ${analyses}), 0)
        + coalesce((select sum(file_size) from ${removals} where due_at > clock_timestamp()), 0))::float8 as bytes`;
    const reservation = sql`
      insert into ${removals} (file_path, founder_id, file_size, due_at)
      values (${filePath}, ${founderId}, ${fileSizeBytes}, clock_timestamp() + make_interval(secs => ${FILE_UPLOAD_LIFETIME_S}))`;
    await this.database.asFounder({ founderId }, async (em) => {
      // Two uploads that begin at once must not both find the same room.
      await runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${founderId}, 1))`);
      const { bytes } = (await rowIn(em, z.object({ bytes: z.number() }), stored)) ?? { bytes: 0 };
      if (bytes + fileSizeBytes > allowanceBytes) {
        const megabytes = Math.floor(allowanceBytes / BYTES_PER_MB);
        throw new ProcedureError(
          'over_allowance',
          `${megabytes} MB of ${this.kind.noun}s can be stored for an account`,
        );
      }
      if ((await runIn(em, reservation)) === 0) throw accountDeletingError();
    });
  }

  /** @throws ProcedureError `account_deleting` */
  async add({ founderId }: Founder, { said, ...upload }: NewUpload): Promise<FileUploadRow> {
    const { uploads, said: saidNames, saidTypes } = this.tables;
    const insert = sql`
      insert into ${uploads}
        (id, founder_id, file_name, file_path, file_size, content_type, storage_id, part_bytes, created_at${saidNames})
      select ${upload.id}::uuid, ${founderId}::uuid, ${upload.fileName}::text, ${upload.filePath}::text,
        ${upload.fileSizeBytes}::int, ${upload.contentType}::text, ${upload.storageId}::text, ${upload.partBytes}::int,
        clock_timestamp()${saidNames}
      from jsonb_to_record(${JSON.stringify(said)}::jsonb) as said (${saidTypes})
      returning ${COLUMNS}`;
    const added = await this.database.asFounder({ founderId }, (em) => rowIn(em, fileUploadRowSchema, insert));
    if (added === null) throw accountDeletingError();
    return added;
  }

  /** Null when there is none of this founder's. */
  find(founder: Founder, id: string): Promise<FileUploadRow | null> {
    const find = sql`select ${COLUMNS} from ${this.tables.uploads} where id = ${id}`;
    return this.database.asFounder(founder, (em) => rowIn(em, fileUploadRowSchema, find));
  }

  /** Makes the upload a file that can be analysed; once more changes nothing. */
  async complete(founder: Founder, id: string): Promise<void> {
    const { uploads, removals, analyses, said } = this.tables;
    const complete = sql`
      with done as (
        delete from ${uploads} where id = ${id} returning *
      ), kept as (
        delete from ${removals} where file_path in (select file_path from done)
      )
      insert into ${analyses}
        (id, founder_id, file_name, file_path, file_size, content_type, processing_status, created_at${said})
      select id, founder_id, file_name, file_path, file_size, content_type, 'uploaded', clock_timestamp()${said}
      from done`;
    await this.database.asFounder(founder, (em) => runIn(em, complete));
  }

  /** Forgets an upload; what arrived of it is to be removed now. */
  async cancel(founder: Founder, id: string): Promise<void> {
    const { uploads, removals } = this.tables;
    const cancel = sql`
      with gone as (
        delete from ${uploads} where id = ${id} returning file_path
      )
      update ${removals} set due_at = clock_timestamp() where file_path in (select file_path from gone)`;
    await this.database.asFounder(founder, (em) => runIn(em, cancel));
  }
}
