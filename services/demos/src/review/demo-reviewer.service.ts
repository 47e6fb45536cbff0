import { Inject, Injectable } from '@nestjs/common';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import {
  FEEDBACK_WRITER,
  type FeedbackWriter,
  type WriterCall,
} from '@playbook/service-kit/model-access/feedback/feedback-writer.port';
import type { JudgedDemo } from '../writer/model-writer.js';
import type { DemoToReview } from './review-task.schema.js';
import { ReviewThreads } from './review-threads.service.js';

/** Judges videos: the built-in rubric does, and whoever is configured writes the feedback. */
@Injectable()
export class DemoReviewer {
  constructor(
    private readonly threads: ReviewThreads,
    @Inject(FEEDBACK_WRITER) private readonly writer: FeedbackWriter<JudgedDemo>,
  ) {}

  /** The judgement with its feedback. @throws ProcedureError as `reviewAtOnce` and `write` do */
  async review(demo: DemoToReview, call: WriterCall): Promise<DemoReview> {
    return this.write(demo, await this.reviewAtOnce(demo), call);
  }

  /**
   * The judgement in the built-in words.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  reviewAtOnce(demo: DemoToReview): Promise<DemoReview> {
    return this.threads.review(demo);
  }

  /** The same object where nobody has other words. @throws ProcedureError `request_cancelled` when nobody waits any more */
  write(demo: DemoToReview, review: DemoReview, call: WriterCall): Promise<DemoReview> {
    return this.writer.write({ demo, review }, call);
  }
}
