import { Injectable } from '@nestjs/common';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckPurpose, DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { DeckReviewer } from '../review/deck-reviewer.service.js';
import type { DeckToReview } from '../review/review-task.schema.js';
import { DeckAnalysesRepository } from './deck-analyses.repository.js';
import { DeckRecords } from './deck-records.service.js';
import { type DeckRow, saysTheSame } from './deck-rows.schema.js';
import { judgedSlides } from './judged-slides.js';

/** What a founder says that a deck is for; it is then judged anew without being read again. */
@Injectable()
export class DeckPurposes {
  constructor(
    private readonly database: Database,
    private readonly decks: DeckAnalysesRepository,
    private readonly records: DeckRecords,
    private readonly reviewer: DeckReviewer,
  ) {}

  /**
   * What the founder said is kept with the built-in judgement at once, and then in the words of who writes.
   * @throws ProcedureError `not_found`, `text_too_complex`, `service_unavailable`, `request_cancelled` when nobody waits any more
   */
  async set(actor: Actor, id: string, purpose: DeckPurpose, signal: AbortSignal): Promise<DeckAnalysis> {
    const { said, review } = await this.keep(actor, id, purpose);
    if (review === null) return this.records.recordOf(said);
    const written = await this.reviewer.write(review, { founderId: actor.founderId, signal });
    if (written === review) return this.records.recordOf(said);
    const stored = await this.store(actor, said, said.purpose, written);
    return this.records.recordOf(stored ?? (await this.decks.get(actor, id)));
  }

  /** Judges what is there for another purpose; once more where something else was said in the meantime. */
  private async keep(actor: Actor, id: string, purpose: DeckPurpose) {
    for (;;) {
      const before = await this.decks.get(actor, id);
      const deck = deckOf(before, purpose);
      const review = deck === null ? null : await this.reviewer.reviewAtOnce(deck);
      const said = await this.store(actor, before, purpose, review);
      if (said !== null) return { said, review };
    }
  }

  /** Null where something else was said since `before`. */
  private store(
    actor: Actor,
    before: DeckRow,
    purpose: DeckPurpose,
    review: DeckReview | null,
  ): Promise<DeckRow | null> {
    const { id, layout, slides } = before;
    return this.database.asFounder(actor, async (em) => {
      const now = await this.decks.lockIn(em, id);
      if (now === null || !saysTheSame(now, before)) return null;
      await this.decks.setPurpose(em, id, purpose);
      if (review !== null && layout !== null) {
        const { slides: reviewed, ...whole } = review;
        await this.decks.store(em, id, { layout, review: whole, slides: judgedSlides(slides, reviewed) });
      }
      return this.decks.findIn(em, id);
    });
  }
}

/** What a deck is judged by; null for one that was not analysed, or is just being analysed: its worker judges it. */
function deckOf({ layout, slides, status }: DeckRow, purpose: DeckPurpose): DeckToReview | null {
  if (layout === null || status !== 'completed') return null;
  return { facts: { ...layout, slides: slides.map((slide) => slide.facts) }, purpose };
}
