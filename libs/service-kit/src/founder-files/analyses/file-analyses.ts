import { FILE_ADDRESS_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import type { FileAddress, FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import { z } from 'zod';
import type { Actor } from '../../identity/actor.js';
import type { ObjectStorage } from '../../object-storage/object-storage.port.js';
import { cursorCodec } from '../../paging/cursor-codec.js';
import type { FileAnalysesRepository, FilePosition } from './file-analyses.repository.js';
import type { AnalysisOrder, FileRows, FileRuns, Watcher } from './file-runs.js';

const MS_PER_S = 1_000;
const cursors = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

/** All that is stored of one file. */
export interface FileRow extends FilePosition {
  readonly status: FileStatus;
  readonly fileName: string;
  readonly filePath: string;
  readonly contentType: string;
}

/** The rows of the files of one kind. */
export interface ListedFileRows<SummaryRow, Row, Progress>
  extends FileRows<Row, Progress>, Pick<FileAnalysesRepository, 'delete'> {
  page(actor: Actor, after: FilePosition | null, maxItems: number): Promise<SummaryRow[]>;
}

/** Makes rows what founders are shown. */
export interface FileRecords<SummaryRow, Row, Summary, Record> {
  summaryOf(row: SummaryRow): Promise<Summary>;
  recordOf(row: Row): Promise<Record>;
}

export interface FileAnalysesInput<SummaryRow, Row extends FileRow, Summary, Record, Progress extends object> {
  readonly files: ListedFileRows<SummaryRow, Row, Progress>;
  readonly records: FileRecords<SummaryRow, Row, Summary, Record>;
  readonly runs: FileRuns<Row, Progress>;
  readonly storage: ObjectStorage;
}

/** A founder's files of one kind: lists, opens, analyzes and deletes them. */
export class FileAnalyses<
  SummaryRow extends FilePosition = FilePosition,
  Row extends FileRow & SummaryRow = FileRow & SummaryRow,
  Summary = unknown,
  Record = unknown,
  Progress extends object = object,
> {
  constructor(private readonly input: FileAnalysesInput<SummaryRow, Row, Summary, Record, Progress>) {}

  async list(
    actor: Actor,
    limit: number,
    cursor: string | undefined,
  ): Promise<{ items: Summary[]; nextCursor: string | null }> {
    const { files, records } = this.input;
    const [createdAt, id] = cursor === undefined ? [] : cursors.decode(cursor);
    const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const rows = await files.page(actor, after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const items = await Promise.all(shown.map((row) => records.summaryOf(row)));
    return { items, nextCursor: last ? cursors.encode([last.createdAt, last.id]) : null };
  }

  /** @throws ProcedureError `not_found` */
  async get(actor: Actor, id: string): Promise<Record> {
    return this.input.records.recordOf(await this.input.files.get(actor, id));
  }

  /** @throws ProcedureError `not_found`, `account_deleting` */
  async analyze(actor: Actor, order: AnalysisOrder, watcher: Watcher<Progress>): Promise<Record> {
    return this.input.records.recordOf(await this.input.runs.analyze(actor, order, watcher));
  }

  /** @throws ProcedureError `not_found` */
  async cancel(actor: Actor, id: string): Promise<Summary> {
    return this.input.records.summaryOf(await this.input.runs.cancel(actor, id));
  }

  /** An address that shows the file for an hour. @throws ProcedureError `not_found` */
  async addressOf(actor: Actor, id: string): Promise<FileAddress> {
    const { filePath, contentType, fileName } = await this.input.files.get(actor, id);
    const expiresAt = new Date(Date.now() + FILE_ADDRESS_LIFETIME_S * MS_PER_S).toISOString();
    const permission = { contentType, fileName, expiresInS: FILE_ADDRESS_LIFETIME_S };
    return { url: await this.input.storage.signDownload(filePath, permission), expiresAt };
  }

  /** @param id Null for all of the founder's @returns How many were deleted */
  delete(actor: Actor, id: string | null): Promise<number> {
    return this.input.files.delete(actor, id);
  }
}
