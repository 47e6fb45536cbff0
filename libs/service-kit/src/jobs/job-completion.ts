import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../persistence/database.js';
import type { Job } from './job.js';
import { JobLost } from './job-lost.js';
import type { JobQueue } from './job-queue.js';

/** Ends jobs with what came of them, both or neither. */
export class JobCompletion {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Stores a result as the job's founder, and ends the job in the same transaction.
   * @param store Returns false where there is more to do, so that the job goes on
   * @returns What `store` returned
   * @throws JobLost when the job is somebody else's by now; what was stored is rolled back
   */
  end(job: Job, store: (em: EntityManager) => Promise<boolean>): Promise<boolean> {
    return this.database.asFounder(job, async (em) => {
      const isStored = await store(em);
      if (isStored && !(await this.queue.finish(em, job))) throw new JobLost('The job is somebody else’s by now');
      return isStored;
    });
  }
}
