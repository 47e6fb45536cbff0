import type { Provider, Type } from '@nestjs/common';
import { JobCompletion } from '../../jobs/job-completion.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { JobRunner, type JobWork } from '../../jobs/job-runner.js';
import { bucketToken, type ObjectStorage } from '../../object-storage/object-storage.port.js';
import { Database } from '../../persistence/database.js';
import { SERVICE_SETTINGS } from '../../service/service-definition.js';
import { Logger } from '../../telemetry/logger.js';
import type { FileKind } from '../file-kind.js';
import { ObjectRemover } from '../removal/object-remover.js';
import { FileWorker } from './file-worker.js';
import { JobFolders } from './job-folders.js';

/**
 * What a worker for one kind of file consists of, beside a provider of `JobQueue`.
 * @param work Provider that analyses one file
 * @param maxJobs How many files it works on at a time, by the settings of its process
 */
export const fileWorkerProviders = <S>(
  kind: FileKind,
  work: Type<JobWork>,
  maxJobs: (settings: S) => number,
): Provider[] => [
  work,
  {
    provide: JobCompletion,
    useFactory: (database: Database, queue: JobQueue) => new JobCompletion(database, queue),
    inject: [Database, JobQueue],
  },
  { provide: JobFolders, useFactory: () => new JobFolders(kind.noun) },
  {
    provide: ObjectRemover,
    useFactory: (database: Database, storage: ObjectStorage) => new ObjectRemover(database, storage, kind),
    inject: [Database, bucketToken(kind.bucket)],
  },
  {
    provide: JobRunner,
    useFactory: (queue: JobQueue, job: JobWork, logger: Logger, settings: S) =>
      new JobRunner(queue, job, logger, maxJobs(settings)),
    inject: [JobQueue, work, Logger, SERVICE_SETTINGS],
  },
  {
    provide: FileWorker,
    useFactory: (runner: JobRunner, queue: JobQueue, remover: ObjectRemover, folders: JobFolders, logger: Logger) =>
      new FileWorker(runner, queue, remover, folders, logger),
    inject: [JobRunner, JobQueue, ObjectRemover, JobFolders, Logger],
  },
];
