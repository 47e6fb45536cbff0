import { Injectable } from '@nestjs/common';
import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import { type DeckPurpose, type DeckReview, deckReviewSchema } from '@playbook/contracts/decks/deck-review.schema';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import type { ReviewTask } from './review-task.schema.js';

/** What reads the words of decks, in a worker thread: how long it takes is decided by what somebody wrote. */
@Injectable()
export class ReviewThreads {
  constructor(private readonly workers: WorkerPool) {}

  /**
   * The same judgement for the same deck.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  async review(facts: DeckFacts, purpose: DeckPurpose): Promise<DeckReview> {
    const task: ReviewTask = { facts, purpose };
    return deckReviewSchema.parse(await this.workers.run(task));
  }
}
