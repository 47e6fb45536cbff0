import type { MediaFacts, ScreenText, Stretch } from '@playbook/contracts/demos/media-facts.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import { longestOf } from './stretches.js';

/** Fewer words are a sign on a wall, and what the reader is unsure of may be no letters. */
const MIN_WORDS = 4;
const MIN_CONFIDENCE = 60;
/** Large letters need less contrast (WCAG 2.2, 1.4.3). */
const LARGE_HEIGHT_SHARE = 0.05;
const LARGE_CONTRAST = 3;
const SMALL_CONTRAST = 4.5;

/** Contrast that the letters of a picture need. */
export const neededContrast = ({ smallestHeightShare }: ScreenText): number =>
  (smallestHeightShare ?? 0) >= LARGE_HEIGHT_SHARE ? LARGE_CONTRAST : SMALL_CONTRAST;

/** How the picture can be read. Null is what was not measured or is not there. */
export interface PictureSignals {
  /** The picture with the smallest letters. */
  readonly smallest: (ScreenText & { readonly smallestHeightShare: number }) | null;
  /** The picture whose letters are furthest below the contrast that they need. */
  readonly palest: (ScreenText & { readonly contrast: number }) | null;
  readonly still: Stretch | null;
}

/** The item with the least of something, the earliest of several. */
const leastBy = <T>(items: readonly T[], sizeOf: (item: T) => number): T | null =>
  items.reduce<T | null>((best, own) => (best === null || sizeOf(own) < sizeOf(best) ? own : best), null);

/** Measures what is written and what stands still. In a talking head a poster on the wall is no slide: words there are not judged. */
export function measurePicture({ screenText, picture }: MediaFacts, format: DemoFormat): PictureSignals {
  const isJudged = format !== 'application';
  const texts = (isJudged ? (screenText ?? []) : []).filter(
    ({ words, confidence }) => words >= MIN_WORDS && confidence >= MIN_CONFIDENCE,
  );
  const sized = texts.flatMap((text) =>
    text.smallestHeightShare === null ? [] : [{ ...text, smallestHeightShare: text.smallestHeightShare }],
  );
  const contrasted = texts.flatMap((text) => (text.contrast === null ? [] : [{ ...text, contrast: text.contrast }]));
  return {
    smallest: leastBy(sized, ({ smallestHeightShare }) => smallestHeightShare),
    palest: leastBy(contrasted, (text) => text.contrast - neededContrast(text)),
    still: longestOf(picture?.stills ?? []),
  };
}
