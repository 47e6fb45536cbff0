import { defineEntity, p } from '@mikro-orm/core';
import type { DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import type { ReviewedSlide } from '@playbook/contracts/decks/deck-review.schema';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** What stands on a slide, and what was said of it. */
export const DeckSlideEntity = defineEntity({
  name: 'DeckSlide',
  ...founderTable({ schema: 'decks', table: 'deck_slides' }),
  properties: {
    analysisId: p.uuid().primary(),
    /** From 1. */
    number: p.smallint().primary(),
    founderId: p.uuid(),
    facts: p.json<DeckSlide>(),
    review: p.json<ReviewedSlide>(),
    /** Whether there is a picture of it among the objects. */
    hasPicture: p.boolean(),
  },
});
