/** Limits of pitch decks. Names carry the unit. */

/** A deck is not larger than this. */
export const DECK_MAX_BYTES = 52_428_800;
/** Most slides that are read; a deck that is presented has about ten. */
export const DECK_MAX_SLIDES = 60;
/** Lines of text that are read of one slide. */
export const DECK_SLIDE_MAX_LINES = 300;
/** Characters that are read of one line. */
export const DECK_LINE_MAX_CHARS = 1_000;
/** Lines, and characters of lines, charts and notes, that are read of a deck: what is said of it still fits into one message. */
export const DECK_MAX_LINES = 1_200;
export const DECK_MAX_CHARS = 80_000;
/** Longest side of a slide, in points: a hundred inches. */
export const DECK_SLIDE_MAX_PT = 7_200;

/** Notes of one slide. */
export const DECK_NOTES_MAX_CHARS = 10_000;
