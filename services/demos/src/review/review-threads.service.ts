import { Injectable } from '@nestjs/common';
import { type DemoReview, demoReviewSchema } from '@playbook/contracts/demos/demo-review.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { mergedReview } from '@playbook/service-kit/model-access/feedback/merged-review';
import { asModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import { z } from 'zod';
import type { DemoToReview, ReviewTask, WrittenReply } from './review-task.schema.js';

/** What reads the words of videos, in a worker thread: how long it takes is decided by what somebody said. */
@Injectable()
export class ReviewThreads {
  constructor(private readonly workers: WorkerPool) {}

  /**
   * The built-in judgement: the same for the same facts and words.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  async review(demo: DemoToReview): Promise<DemoReview> {
    return demoReviewSchema.parse(await this.run({ work: 'review', demo }));
  }

  /**
   * The words of a talk without those that speak to whoever judges; empty where its words are not judged.
   * @throws ModelFault `reply-unsafe` when it takes too long to read, `busy` when too many wait
   */
  async wordsOf(transcript: Transcript | null): Promise<string> {
    const words = await this.run({ work: 'words', transcript }).catch((error: unknown) => {
      throw asModelFault(error);
    });
    return z.string().parse(words);
  }

  /**
   * A review in the words of a model, as far as they may be shown.
   * @throws ModelFault `reply-unsafe` when too little of them may be or they take too long to read, `busy` when too many wait
   */
  merge(written: WrittenReply): Promise<DemoReview> {
    return mergedReview(this.run({ work: 'merge', written }), demoReviewSchema);
  }

  private run(task: ReviewTask): Promise<unknown> {
    return this.workers.run(task);
  }
}
