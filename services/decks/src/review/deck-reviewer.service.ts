import { Inject, Injectable } from '@nestjs/common';
import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import {
  FEEDBACK_WRITER,
  type FeedbackWriter,
  type WriterCall,
} from '@playbook/service-kit/model-access/feedback/feedback-writer.port';
import type { JudgedDeck } from '../writer/model-writer.js';
import type { DeckToReview } from './review-task.schema.js';
import { ReviewThreads } from './review-threads.service.js';

/** Judges decks: rules do, and whoever is configured words what to do. */
@Injectable()
export class DeckReviewer {
  constructor(
    private readonly threads: ReviewThreads,
    @Inject(FEEDBACK_WRITER) private readonly writer: FeedbackWriter<JudgedDeck>,
  ) {}

  /** The judgement with its words. @throws ProcedureError as `reviewAtOnce` and `write` do */
  async review(deck: DeckToReview, call: WriterCall): Promise<DeckReview> {
    return this.write(await this.reviewAtOnce(deck), call);
  }

  /**
   * The judgement in the built-in words: the same for the same deck.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  reviewAtOnce(deck: DeckToReview): Promise<DeckReview> {
    return this.threads.review(deck);
  }

  /** The same object where nobody has other words. @throws ProcedureError `request_cancelled` when nobody waits any more */
  write(review: DeckReview, call: WriterCall): Promise<DeckReview> {
    return this.writer.write({ review }, call);
  }
}
