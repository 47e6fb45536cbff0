import { Injectable } from '@nestjs/common';
import { type DemoReview, demoReviewSchema } from '@playbook/contracts/demos/demo-review.schema';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import type { DemoToReview } from './demo-to-review.schema.js';

/** The built-in judgement of videos, in a worker thread: how long it takes is decided by what somebody said. */
@Injectable()
export class DemoReviewer {
  constructor(private readonly workers: WorkerPool) {}

  /**
   * The same for the same facts and words.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  async review(demo: DemoToReview): Promise<DemoReview> {
    return demoReviewSchema.parse(await this.workers.run(demo));
  }
}
