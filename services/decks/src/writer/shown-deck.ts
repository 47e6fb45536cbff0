import type { DeckReview, ReviewedSlide } from '@playbook/contracts/decks/deck-review.schema';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { isWritable } from './reply/writable.js';
import type { ShownDeck } from './shown-deck.schema.js';

type ShownSlide = ShownDeck['slides'][number];

/** A prompt has no room for every remark on the longest deck. */
const SLIDES_MAX_BYTES = 9_000;

const isHarmless = (text: string): boolean => detectInjection(text, 'text').spans.length === 0;
const harmless = (text: string | null): string | null => (text !== null && isHarmless(text) ? text : null);

const shownSlide = ({ number, kind, title, betterTitle, score, remarks }: ReviewedSlide): ShownSlide => ({
  slide: number,
  kind,
  title: harmless(title),
  betterTitle: harmless(betterTitle),
  score,
  remarks: remarks
    .filter((remark) => isWritable(remark) && isHarmless(remark.text))
    .map(({ id, text, fix }) => ({ remark: id, found: text, builtInFix: fix })),
});

const hasRemarks = ({ remarks }: ShownSlide): boolean => remarks.length > 0;

/**
 * What was found in a deck, as a model may be shown it: kinds, titles, remarks with their evidence, scores. Slides with words to whoever judges are
 * left out, and so is whatever else quotes such words. Slides with remarks come first where there is no room for all.
 */
export function shownDeck({ purpose, scores, slides, injections }: DeckReview): ShownDeck {
  const refused = new Set(injections.map(({ slide }) => slide));
  const all = slides.filter(({ number }) => !refused.has(number)).map(shownSlide);
  let leftBytes = SLIDES_MAX_BYTES;
  const shown = [...all.filter(hasRemarks), ...all.filter((slide) => !hasRemarks(slide))].filter((slide) => {
    leftBytes -= Buffer.byteLength(JSON.stringify(slide));
    return leftBytes >= 0;
  });
  return {
    purpose,
    scores: scores.map(({ criterion, score }) => ({ criterion, score })),
    slides: shown.toSorted((one, other) => one.slide - other.slide),
  };
}
