import type { Provider } from '@nestjs/common';
import { JobQueue } from '@playbook/service-kit/jobs/job-queue';
import { feedbackWriterProvider } from '@playbook/service-kit/model-access/feedback/feedback-writer.provider';
import { Database } from '@playbook/service-kit/persistence/database';
import { DeckAnalysesRepository } from './analyses/deck-analyses.repository.js';
import { DeckRecords } from './analyses/deck-records.service.js';
import { DeckReviewer } from './review/deck-reviewer.service.js';
import { ReviewThreads } from './review/review-threads.service.js';
import { ModelWriter } from './writer/model-writer.js';

/** What the processes that respond to founders and those that analyze have in common. */
export const DECK_PROVIDERS: readonly Provider[] = [
  { provide: JobQueue, useFactory: (database: Database) => new JobQueue(database, 'decks'), inject: [Database] },
  DeckAnalysesRepository,
  DeckRecords,
  ReviewThreads,
  DeckReviewer,
  feedbackWriterProvider(ReviewThreads, ModelWriter),
];
