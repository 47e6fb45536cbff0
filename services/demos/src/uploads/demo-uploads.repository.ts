import { Injectable } from '@nestjs/common';
import { FILE_UPLOAD_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { type DemoUploadRow, demoUploadRowSchema } from './demo-upload-row.schema.js';

type Founder = Pick<Actor, 'founderId'>;
type NewUpload = Omit<DemoUploadRow, 'createdAt'>;

const COLUMNS = fragment`
  id, file_name as "fileName", file_path as "filePath", file_size as "fileSizeBytes", content_type as "contentType",
  storage_id as "storageId", part_bytes as "partBytes", metadata, format, created_at as "createdAt"`;
const BYTES_PER_MB = 1_048_576;

/** Every query on uploads that are under way. */
@Injectable()
export class DemoUploadsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Leaves word that an object may come to be: whatever happens next, it is removed after a day unless its upload is completed.
   * @throws ProcedureError `over_allowance` when the founder's videos and uploads leave no room for it,
   * `account_deleting`
   */
  async reserve(
    { founderId }: Founder,
    filePath: string,
    fileSizeBytes: number,
    allowanceBytes: number,
  ): Promise<void> {
    const stored = sql`
      select (coalesce((select sum(file_size) from demos.demo_analyses), 0)
        + coalesce((select sum(file_size) from demos.removals where due_at > clock_timestamp()), 0))::float8 as bytes`;
    const reservation = sql`
      insert into demos.removals (file_path, founder_id, file_size, due_at)
      values (${filePath}, ${founderId}, ${fileSizeBytes}, clock_timestamp() + make_interval(secs => ${FILE_UPLOAD_LIFETIME_S}))`;
    await this.database.asFounder({ founderId }, async (em) => {
      // Two uploads that begin at once must not both find the same room.
      await runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${founderId}, 1))`);
      const { bytes } = (await rowIn(em, z.object({ bytes: z.number() }), stored)) ?? { bytes: 0 };
      if (bytes + fileSizeBytes > allowanceBytes) {
        const megabytes = Math.floor(allowanceBytes / BYTES_PER_MB);
        throw new ProcedureError('over_allowance', `${megabytes} MB of videos can be stored for an account`);
      }
      if ((await runIn(em, reservation)) === 0) throw accountDeletingError();
    });
  }

  /** @throws ProcedureError `account_deleting` */
  async add({ founderId }: Founder, upload: NewUpload): Promise<DemoUploadRow> {
    const metadata = upload.metadata === null ? null : JSON.stringify(upload.metadata);
    const insert = sql`
      insert into demos.demo_uploads
        (id, founder_id, file_name, file_path, file_size, content_type, storage_id, part_bytes, metadata, format, created_at)
      values (${upload.id}, ${founderId}, ${upload.fileName}, ${upload.filePath}, ${upload.fileSizeBytes},
        ${upload.contentType}, ${upload.storageId}, ${upload.partBytes}, ${metadata}, ${upload.format}, clock_timestamp())
      returning ${COLUMNS}`;
    const added = await this.database.asFounder({ founderId }, (em) => rowIn(em, demoUploadRowSchema, insert));
    if (added === null) throw accountDeletingError();
    return added;
  }

  /** Null when there is none of this founder's. */
  find(founder: Founder, id: string): Promise<DemoUploadRow | null> {
    const find = sql`select ${COLUMNS} from demos.demo_uploads where id = ${id}`;
    return this.database.asFounder(founder, (em) => rowIn(em, demoUploadRowSchema, find));
  }

  /** Makes the upload a video that can be analysed; once more changes nothing. */
  async complete(founder: Founder, id: string): Promise<void> {
    const complete = sql`
      with done as (
        delete from demos.demo_uploads where id = ${id} returning *
      ), kept as (
        delete from demos.removals where file_path in (select file_path from done)
      )
      insert into demos.demo_analyses
        (id, founder_id, file_name, file_path, file_size, content_type, metadata, format, processing_status, created_at)
      select id, founder_id, file_name, file_path, file_size, content_type, metadata, format, 'uploaded', clock_timestamp()
      from done`;
    await this.database.asFounder(founder, (em) => runIn(em, complete));
  }

  /** Forgets an upload; what arrived of it is to be removed now. */
  async cancel(founder: Founder, id: string): Promise<void> {
    const cancel = sql`
      with gone as (
        delete from demos.demo_uploads where id = ${id} returning file_path
      )
      update demos.removals set due_at = clock_timestamp() where file_path in (select file_path from gone)`;
    await this.database.asFounder(founder, (em) => runIn(em, cancel));
  }
}
