import type { DeckBox, DeckFacts, DeckLine } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckPurpose, DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { quoted } from '../engine/quotes.js';
import { isFoot, type SlideReading } from './slide-reading.js';

/** A slide with what it is judged by. */
export interface SlideToJudge {
  readonly slide: SlideReading;
  readonly kind: DeckSlideKind;
  /** What the deck calls the startup, by its first slide; null where that has no title. */
  readonly name: string | null;
  readonly deck: Pick<DeckFacts, 'heightPt'>;
  readonly purpose: DeckPurpose;
  /** Words are judged in English alone. */
  readonly isEnglish: boolean;
}

/** Lines that an audience reads: those of the foot are left out. */
export const readLines = ({ slide }: SlideToJudge): DeckLine[] => slide.facts.lines.filter((line) => !isFoot(line));

export const smallestLine = (judged: SlideToJudge): DeckLine | undefined =>
  readLines(judged).toSorted((a, b) => a.sizePt - b.sizePt)[0];

/** The line with the least contrast, where contrast was measured. */
export const palestLine = (judged: SlideToJudge): DeckLine | undefined =>
  readLines(judged)
    .filter(({ contrast }) => contrast !== null)
    .toSorted((a, b) => (a.contrast ?? 0) - (b.contrast ?? 0))[0];

/** A text of the slide in quotes, shortened at a word. */
export const quote = (text: string): string => quoted(text, { start: 0, end: text.length });

export const boxOf = (line: DeckLine | undefined): DeckBox | null => line?.box ?? null;
