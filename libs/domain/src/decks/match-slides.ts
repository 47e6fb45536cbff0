import type { DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';

/** What slides are matched by. */
export interface MatchedSlide extends Pick<DeckSlide, 'lines'> {
  readonly review: { readonly kind: DeckSlideKind };
}

/** Two slides that are one in two versions, by their places in the decks, from 0. */
export interface SlidePair {
  readonly previous: number;
  readonly current: number;
}

/** Slides that share fewer of their words are not taken for one. */
const LEAST_SHARED = 0.35;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a slide in their order, without case and punctuation. */
export const slideWords = ({ lines }: Pick<DeckSlide, 'lines'>): readonly string[] =>
  lines.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? []);

/** Twice the words that both have, by the words of both: 1 for the same words, 0 for none in common. */
function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.size + b.size;
  return both === 0 ? 0 : (2 * [...a].filter((word) => b.has(word)).length) / both;
}

/** How near two places are in decks of their lengths: 1 for the same, 0 for the two ends. */
function nearness(previous: number, previousCount: number, current: number, currentCount: number): number {
  const place = (index: number, count: number): number => (count < 2 ? 0 : index / (count - 1));
  return 1 - Math.abs(place(previous, previousCount) - place(current, currentCount));
}

interface Candidate extends SlidePair {
  readonly shared: number;
  readonly near: number;
}

/** All pairs that share enough words: first those that share the most, then those that stand at the same place. */
function candidates(previous: readonly MatchedSlide[], current: readonly MatchedSlide[]): Candidate[] {
  const before = previous.map((slide) => new Set(slideWords(slide)));
  const after = current.map((slide) => new Set(slideWords(slide)));
  const pairs = before.flatMap((words, p) =>
    after.map((others, c) => {
      const near = nearness(p, before.length, c, after.length);
      return { previous: p, current: c, shared: sharedWords(words, others), near };
    }),
  );
  return pairs
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared || b.near - a.near || a.previous - b.previous || a.current - b.current);
}

/** What tells that two slides are for the same although they share few words; null where nothing does. */
function purposeOf(slide: MatchedSlide): string | null {
  if (slideWords(slide).length === 0) return 'without text';
  return slide.review.kind === 'other' ? null : slide.review.kind;
}

/** Slides that nobody is matched with yet, by what they are for, in their order. */
function leftByPurpose(slides: readonly MatchedSlide[], taken: ReadonlySet<number>): Map<string, number[]> {
  const left = new Map<string, number[]>();
  slides.forEach((slide, index) => {
    const purpose = purposeOf(slide);
    if (taken.has(index) || purpose === null) return;
    left.set(purpose, [...(left.get(purpose) ?? []), index]);
  });
  return left;
}

/**
 * Tells which slides of two versions of a deck are one: first those that share the most words, where as many are shared those that stand
 * at the same place; then what is left and is for the same, in its order. Each slide is in one pair at most.
 * @returns In the order of the current deck
 */
export function matchSlides(previous: readonly MatchedSlide[], current: readonly MatchedSlide[]): readonly SlidePair[] {
  const pairs: SlidePair[] = [];
  const takenBefore = new Set<number>();
  const takenNow = new Set<number>();
  const pair = (before: number, now: number): void => {
    if (takenBefore.has(before) || takenNow.has(now)) return;
    takenBefore.add(before);
    takenNow.add(now);
    pairs.push({ previous: before, current: now });
  };
  for (const found of candidates(previous, current)) pair(found.previous, found.current);
  const left = leftByPurpose(previous, takenBefore);
  for (const [purpose, places] of leftByPurpose(current, takenNow)) {
    const before = left.get(purpose) ?? [];
    places.slice(0, before.length).forEach((place, index) => pair(before[index] ?? -1, place));
  }
  return pairs.toSorted((a, b) => a.current - b.current);
}
