import type { FactoryProvider, Type } from '@nestjs/common';
import type { FileAnalyses as FileAnalysesContract } from '@playbook/contracts/files/define-file-analyses';
import { JobQueue } from '../../jobs/job-queue.js';
import { EventPublisher } from '../../messaging/event-publisher.js';
import { bucketToken, type ObjectStorage } from '../../object-storage/object-storage.port.js';
import { Database } from '../../persistence/database.js';
import { Logger } from '../../telemetry/logger.js';
import type { FileKind } from '../file-kind.js';
import { FileAnalyses, type FileRecords, type FileRow, type ListedFileRows } from './file-analyses.js';
import type { FilePosition } from './file-analyses.repository.js';
import { FileRuns } from './file-runs.js';

/** Providers of what is particular to one kind of file, and the event that tells its workers of a job. */
interface KindParts<SummaryRow, Row, Summary, Record, Progress> {
  readonly rows: Type<ListedFileRows<SummaryRow, Row, Progress>>;
  readonly records: Type<FileRecords<SummaryRow, Row, Summary, Record>>;
  readonly queued: FileAnalysesContract['queued'];
}

/** Analyses of one kind of file, and what runs them; they need a provider of `JobQueue`. */
export const fileAnalysesProviders = <
  SummaryRow extends FilePosition,
  Row extends FileRow & SummaryRow,
  Summary,
  Record,
  Progress extends object,
>(
  kind: FileKind,
  { rows, records, queued }: KindParts<SummaryRow, Row, Summary, Record, Progress>,
): [
  FactoryProvider<FileRuns<Row, Progress>>,
  FactoryProvider<FileAnalyses<SummaryRow, Row, Summary, Record, Progress>>,
] => [
  {
    provide: FileRuns,
    useFactory: (
      files: ListedFileRows<SummaryRow, Row, Progress>,
      queue: JobQueue,
      database: Database,
      events: EventPublisher,
      logger: Logger,
    ) => new FileRuns({ files, queue, database, events, logger, queued }),
    inject: [rows, JobQueue, Database, EventPublisher, Logger],
  },
  {
    provide: FileAnalyses,
    useFactory: (
      files: ListedFileRows<SummaryRow, Row, Progress>,
      shown: FileRecords<SummaryRow, Row, Summary, Record>,
      runs: FileRuns<Row, Progress>,
      storage: ObjectStorage,
    ) => new FileAnalyses({ files, records: shown, runs, storage }),
    inject: [rows, records, FileRuns, bucketToken(kind.bucket)],
  },
];
