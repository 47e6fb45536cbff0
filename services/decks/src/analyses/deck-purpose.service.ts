import { Injectable } from '@nestjs/common';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ReviewThreads } from '../review/review-threads.service.js';
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
    private readonly threads: ReviewThreads,
  ) {}

  /** @throws ProcedureError `not_found`, `text_too_complex`, `service_unavailable` */
  async set(actor: Actor, id: string, purpose: DeckPurpose): Promise<DeckAnalysis> {
    for (;;) {
      const before = await this.decks.get(actor, id);
      const stored = await this.store(actor, before, purpose);
      if (stored !== null) return this.records.recordOf(stored);
    }
  }

  /** Null where something else was said since `before`. */
  private async store(actor: Actor, before: DeckRow, purpose: DeckPurpose): Promise<DeckRow | null> {
    const { layout, slides, status, id } = before;
    // One that is being analysed is judged by its worker.
    const isJudged = layout !== null && status === 'completed';
    const facts = isJudged ? { ...layout, slides: slides.map((slide) => slide.facts) } : null;
    const review = facts === null ? null : await this.threads.review(facts, purpose);
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
