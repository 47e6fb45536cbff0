import type { Provider } from '@nestjs/common';
import { JobQueue } from '@playbook/service-kit/jobs/job-queue';
import { feedbackWriterProvider } from '@playbook/service-kit/model-access/feedback/feedback-writer.provider';
import { Database } from '@playbook/service-kit/persistence/database';
import { DemoAbilitiesService } from './abilities/demo-abilities.service.js';
import { DemoAnalysesRepository } from './analyses/demo-analyses.repository.js';
import { DemoRecords } from './analyses/demo-records.service.js';
import { DemoReviewer } from './review/demo-reviewer.service.js';
import { ReviewThreads } from './review/review-threads.service.js';
import { ModelWriter } from './writer/model-writer.js';

/** What the processes that respond to founders and those that analyse have in common. */
export const DEMO_PROVIDERS: readonly Provider[] = [
  { provide: JobQueue, useFactory: (database: Database) => new JobQueue(database, 'demos'), inject: [Database] },
  DemoAnalysesRepository,
  DemoRecords,
  ReviewThreads,
  DemoReviewer,
  feedbackWriterProvider(ReviewThreads, ModelWriter),
  DemoAbilitiesService,
];
