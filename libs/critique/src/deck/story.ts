import type { DeckPurpose, DeckSlideKind, ReviewedSlide } from '@playbook/contracts/decks/deck-review.schema';
import type { SlideReading } from './slide-reading.js';

/** A deck whose slides were judged. */
export interface JudgedDeck {
  readonly purpose: DeckPurpose;
  readonly slides: readonly ReviewedSlide[];
  readonly readings: readonly SlideReading[];
  /** Of each slide, all that it may be for as well. */
  readonly possible: readonly ReadonlySet<DeckSlideKind>[];
  readonly areWordsJudged: boolean;
}

interface StoryKind {
  readonly kind: DeckSlideKind;
  readonly points: number;
}

/** What each kind of slide is worth to the story; together 100 (docs/deck-rubric.md, rule 5). */
const STORY: Readonly<Record<DeckPurpose, readonly StoryKind[]>> = {
  'demo-day': [
    { kind: 'title', points: 10 },
    { kind: 'problem', points: 20 },
    { kind: 'solution', points: 20 },
    { kind: 'traction', points: 15 },
    { kind: 'market', points: 15 },
    { kind: 'team', points: 10 },
    { kind: 'ask', points: 10 },
  ],
  reading: [
    { kind: 'title', points: 5 },
    { kind: 'problem', points: 15 },
    { kind: 'solution', points: 15 },
    { kind: 'traction', points: 15 },
    { kind: 'market', points: 15 },
    { kind: 'model', points: 10 },
    { kind: 'competition', points: 5 },
    { kind: 'team', points: 10 },
    { kind: 'ask', points: 10 },
  ],
};

export const storyKinds = (purpose: DeckPurpose): readonly StoryKind[] => STORY[purpose];

/** The product in use shows what the solution is. */
const ALSO: Partial<Readonly<Record<DeckSlideKind, DeckSlideKind>>> = { solution: 'demo' };

/** The slide that tells a part of the story: one of that kind, or else one that may be for it as well. */
export function storySlide({ slides, possible }: JudgedDeck, kind: DeckSlideKind): ReviewedSlide | undefined {
  const own = slides.find((slide) => slide.kind === kind) ?? slides.find((slide) => slide.kind === ALSO[kind]);
  if (own !== undefined) return own;
  return slides[possible.findIndex((kinds) => kinds.has(kind))];
}
