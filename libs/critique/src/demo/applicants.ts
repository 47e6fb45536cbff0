/**
 * What 489 public application videos with machine transcripts look like (section 2 of the rubric for demo videos). It is true of
 * application videos only.
 */
const WHAT_MEDIAN_WORD = 39;
const WHAT_EARLIEST_QUARTER_WORD = 19;
/** Words of 90 of 100 such videos, and of the middle half. */
export const USUAL_WORDS = [120, 306] as const;
export const MIDDLE_WORDS = [157, 222] as const;
const MEDIAN_WORDS = 187;

/** Where the first sentence about the product stands, beside other applicants. */
export function wordNumberRemark(wordNumber: number): string {
  const said = `That is word ${wordNumber} of your talk;`;
  if (wordNumber <= WHAT_EARLIEST_QUARTER_WORD)
    return `${said} three quarters of applicants need ${WHAT_EARLIEST_QUARTER_WORD} or more.`;
  if (wordNumber < WHAT_MEDIAN_WORD) return `${said} half of applicants need ${WHAT_MEDIAN_WORD} or more.`;
  return `${said} half of applicants get there by word ${WHAT_MEDIAN_WORD}.`;
}

/** How many words a talk has, beside other applicants; empty where it is like most. */
export function wordCountRemark(words: number): string {
  const said = `You say ${words} words`;
  const [fewest, most] = USUAL_WORDS;
  if (words < fewest) return `${said}; 95 of 100 application videos have ${fewest} or more.`;
  if (words > most) return `${said}; 95 of 100 application videos have ${most} or fewer.`;
  if (words < MIDDLE_WORDS[0] || words > MIDDLE_WORDS[1])
    return `${said}; half of application videos have ${MIDDLE_WORDS[0]} to ${MIDDLE_WORDS[1]}, and the median is ${MEDIAN_WORDS}.`;
  return '';
}

/** A talk without a number, or with a comparison that hardly anybody makes. */
export const NO_NUMBER_REMARK = 'and no number, which three quarters of application videos have.';
export const ALTERNATIVE_REMARK = 'Only 6 of 100 application videos compare themselves with what is used today.';
