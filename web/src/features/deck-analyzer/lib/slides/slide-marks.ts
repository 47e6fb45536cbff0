import type { DeckBox } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';

/** A place on a slide with the remarks that are about it. */
export interface SlideMark {
  readonly box: DeckBox;
  /** Numbers of remarks, from 1 in the order of the slide's list. */
  readonly numbers: readonly number[];
}

/** Boxes that differ by less than this share of the slide are one place. */
const SAME_PLACE_SHARE = 0.005;

const isSamePlace = (a: DeckBox, b: DeckBox): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < SAME_PLACE_SHARE);

/** The places that remarks are about; several remarks on one line of text share a mark. */
export function slideMarks(remarks: readonly Pick<DeckRemark, 'box'>[]): readonly SlideMark[] {
  const marks: SlideMark[] = [];
  remarks.forEach(({ box }, index) => {
    if (box === null) return;
    const known = marks.findIndex((mark) => isSamePlace(mark.box, box));
    const numbers = [...(marks[known]?.numbers ?? []), index + 1];
    if (known < 0) marks.push({ box, numbers });
    else marks[known] = { box: marks[known]?.box ?? box, numbers };
  });
  return marks;
}
