/** From this score on what is missing is a wish, and what is there may be praised. */
export const READY_SCORE = 55;
