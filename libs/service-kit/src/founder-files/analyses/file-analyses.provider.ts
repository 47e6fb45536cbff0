import type { FactoryProvider, Type } from '@nestjs/common';
import type { FileAnalyses as FileAnalysesContract } from '@playbook/contracts/files/define-file-analyses';
import { JobQueue } from '../../jobs/job-queue.js';
import { EventPublisher } from '../../messaging/event-publisher.js';
import { bucketToken, type ObjectStorage } from '../../object-storage/object-storage.port.js';
import { Database } from '../../persistence/database.js';
import { Logger } from '../../telemetry/logger.js';
import type { FileKind } from '../file-kind.js';
import {
  FileAnalyses,
  type FilePosition,
  type FileRecords,
  type FileRow,
  type ListedFileRows,
} from './file-analyses.js';
import { FileRuns } from './file-runs.js';

/** Providers of what is particular to one kind of file, and the event that tells its workers of a job. */
interface KindParts<SummaryRow, Row, Summary, Record, Progress> {
  readonly rows: Type<ListedFileRows<SummaryRow, Row, Progress>>;
  readonly records: Type<FileRecords<SummaryRow, Row, Summary, Record>>;
  readonly queued: FileAnalysesContract['queued'];
}

/** Analyses of one kind of file; it needs a provider of `JobQueue`. */
export const fileAnalysesProvider = <
  SummaryRow extends FilePosition,
  Row extends FileRow & SummaryRow,
  Summary,
  Record,
  Progress extends object,
>(
  kind: FileKind,
  { rows, records, queued }: KindParts<SummaryRow, Row, Summary, Record, Progress>,
): FactoryProvider<FileAnalyses<SummaryRow, Row, Summary, Record, Progress>> => ({
  provide: FileAnalyses,
  useFactory: (
    files: ListedFileRows<SummaryRow, Row, Progress>,
    shown: FileRecords<SummaryRow, Row, Summary, Record>,
    storage: ObjectStorage,
    queue: JobQueue,
    database: Database,
    events: EventPublisher,
    logger: Logger,
  ) => {
    const runs = new FileRuns({ files, queue, database, events, logger, queued });
    return new FileAnalyses({ files, records: shown, runs, storage });
  },
  inject: [rows, records, bucketToken(kind.bucket), JobQueue, Database, EventPublisher, Logger],
});
