/** From this score on what is missing is a wish, and what is there may be praised. */
export const READY_SCORE = 55;
/** From this score on an answer is good, and a partner would move on from it. */
export const GOOD_SCORE = 75;
