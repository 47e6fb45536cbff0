import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import { reviewDeck } from '@playbook/critique/deck/review-deck';
import type { DeckReply } from '../writer/reply/deck-reply.schema.js';
import { mergeDeckReply } from '../writer/reply/merge-deck-reply.js';

/** A deck with something to say on every criterion. */
const SLIDES = [
  ['Slotwise', 'Dental practices fill empty chairs'],
  ['The problem', 'Practices lose $9,000 a month to empty chairs'],
  ['Slotwise texts the waiting list the minute a patient cancels', 'The chair is taken in ten minutes'],
  ['42 practices pay us $200 a month', 'Up from 12 in May 2026'],
  ['140,000 practices could pay $2,400 a year', 'Source: our count of the register, 2026'],
  ['Ana ran the front desk of a practice for six years', 'Sam built scheduling at Epic'],
  ['We are raising $1 million', 'It pays two engineers for 18 months, to 300 practices'],
];

const FACTS: DeckFacts = {
  format: 'pptx',
  widthPt: 960,
  heightPt: 540,
  isDrawn: false,
  slides: SLIDES.map((texts, index) => ({
    number: index + 1,
    lines: texts.map((text, place) => ({ text, box: null, sizePt: 24, contrast: null, isTitle: place === 0 })),
    pictures: 0,
    isRecognized: false,
    charts: [],
    notes: null,
  })),
};

/** What a model could write about it. */
const REPLY: DeckReply = {
  fixes: [
    {
      slide: 2,
      remark: 'topic-title',
      fix: "Make 'Practices lose $9,000 a month to empty chairs' the title of the slide.",
    },
  ],
};

/**
 * Judges one deck and holds a reply to it, so that word lists are loaded before the first founder's: loading takes most of what a task
 * may use.
 */
export function warmUp(): DeckReview {
  const review = reviewDeck(FACTS, 'reading');
  mergeDeckReply({ review, reply: REPLY, engine: review.engine });
  return review;
}
