import type { ReviewedSlide } from '@playbook/contracts/decks/deck-review.schema';
import type { DeckSlideRow } from './deck-rows.schema.js';

/** Slides with what is said of each. @throws Error when a slide was not judged */
export const judgedSlides = (
  slides: readonly Omit<DeckSlideRow, 'review'>[],
  reviews: readonly ReviewedSlide[],
): DeckSlideRow[] =>
  slides.map(({ facts, hasPicture }, index) => {
    const review = reviews[index];
    if (review === undefined) throw new Error('A slide was not judged');
    return { facts, review, hasPicture };
  });
