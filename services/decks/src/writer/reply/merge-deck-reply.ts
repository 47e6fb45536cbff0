import type { DeckReview, ReviewedSlide } from '@playbook/contracts/decks/deck-review.schema';
import type { MergeOutcome } from '@playbook/service-kit/model-access/feedback/merged-review';
import type { WrittenReply } from '../../review/review-task.schema.js';
import { shownDeck } from '../shown-deck.js';
import type { ShownDeck } from '../shown-deck.schema.js';
import type { DeckReply } from './deck-reply.schema.js';
import { heldFix } from './held-fix.js';

function mergeSlide(slide: ReviewedSlide, shown: ShownDeck, { fixes }: DeckReply): ReviewedSlide {
  const known = shown.slides.find((one) => one.slide === slide.number);
  if (known === undefined) return slide;
  const words = `${known.title ?? ''}\n${known.betterTitle ?? ''}`;
  const titles = shown.slides.map(({ title }) => title ?? '').join('\n');
  const remarks = slide.remarks.map((remark) => {
    const isShown = known.remarks.some((one) => one.remark === remark.id);
    const written = fixes.find((fix) => fix.slide === slide.number && fix.remark === remark.id);
    if (!isShown || written === undefined) return remark;
    return { ...remark, fix: heldFix(written.fix, { remark, words, titles }) ?? remark.fix };
  });
  return { ...slide, remarks };
}

const fixesOf = ({ slides }: Pick<DeckReview, 'slides'>): string[] =>
  slides.flatMap(({ remarks }) => remarks.map(({ fix }) => fix));

/**
 * A judgement with what to do in the words of a language model: scores, remarks and their evidence stay what they are, and each line is held to
 * what was found; one that may not be shown stays in the built-in words.
 */
export function mergeDeckReply({ review, reply, engine }: WrittenReply): MergeOutcome<DeckReview> {
  const shown = shownDeck(review);
  const slides = review.slides.map((slide) => mergeSlide(slide, shown, reply));
  const builtIn = fixesOf(review);
  if (fixesOf({ slides }).every((fix, index) => fix === builtIn[index])) return { fault: 'reply-unsafe' };
  return { review: { ...review, slides, engine } };
}
