/** "But today's robots live in silos": what there is today, and no way to do it. */
const OF_TODAYS_THINGS =
  /^(?:but |and |so )?today['’]s (?!(?:way|method|practice|process|solution|answer|routine|workaround))/i;

/** Whether a sentence tells how things are today, and not how something is done. */
export const tellsOfTodaysThings = (sentence: string): boolean => OF_TODAYS_THINGS.test(sentence);
