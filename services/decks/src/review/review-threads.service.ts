import { Injectable } from '@nestjs/common';
import { type DeckReview, deckReviewSchema } from '@playbook/contracts/decks/deck-review.schema';
import { mergedReview } from '@playbook/service-kit/model-access/feedback/merged-review';
import { asModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import { type ShownDeck, shownDeckSchema } from '../writer/shown-deck.schema.js';
import type { DeckToReview, ReviewTask, WrittenReply } from './review-task.schema.js';

/** What reads the words of decks, in a worker thread: how long it takes is decided by what somebody wrote. */
@Injectable()
export class ReviewThreads {
  constructor(private readonly workers: WorkerPool) {}

  /**
   * The built-in judgement: the same for the same deck.
   * @throws ProcedureError `text_too_complex` when it takes too long, `service_unavailable` when too many wait
   */
  async review(deck: DeckToReview): Promise<DeckReview> {
    return deckReviewSchema.parse(await this.run({ work: 'review', deck }));
  }

  /**
   * What a model may be shown of a judged deck.
   * @throws ModelFault `reply-unsafe` when it takes too long to read, `busy` when too many wait
   */
  async shownOf(review: DeckReview): Promise<ShownDeck> {
    const shown = await this.run({ work: 'show', review }).catch((error: unknown) => {
      throw asModelFault(error);
    });
    return shownDeckSchema.parse(shown);
  }

  /**
   * A review in the words of a model, as far as they may be shown.
   * @throws ModelFault `reply-unsafe` when none of them may be or they take too long to read, `busy` when too many wait
   */
  merge(written: WrittenReply): Promise<DeckReview> {
    return mergedReview(this.run({ work: 'merge', written }), deckReviewSchema);
  }

  private run(task: ReviewTask): Promise<unknown> {
    return this.workers.run(task);
  }
}
