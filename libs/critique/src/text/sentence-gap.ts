/** "St. Mary" is no end of a sentence, and "iOS" begins one. */
const GAP =
  /(?<=[.!?]["')\]]?)(?<!\b(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs|Inc|Ltd|approx)\.)\s{1,300}(?=["'(\p{Lu}\d[$€£]|\p{Ll}\p{Lu})|\n+/gu;
/** In texts of small letters: not behind "e.g." and "approx.". */
const ABBREVIATED = 'St|st|Dr|dr|mrs?|ms|No|no|nr|vs|Inc|inc|Ltd|ltd|Prof|prof|approx|avg|incl|excl|max|min|ca|etc';
const SMALL_GAP = new RegExp(
  String.raw`(?<=(?:\p{L}{2}|\d|[)%€£$+'"])[.!?]["')\]]?)(?<!\b(?:${ABBREVIATED})\.)\s{1,300}(?=["'(\p{L}\d[$€£])|\n+`,
  'gu',
);
/** Whoever writes a sentence large means a stop before small letters for something else. */
const LARGE = /[.!?]["')\]]?\s{1,300}["'([]?\p{Lu}/u;

/** What parts the sentences of a text: most founders begin one with a capital, and some write none. */
export const sentenceGapOf = (text: string): RegExp => (LARGE.test(text) ? GAP : SMALL_GAP);
