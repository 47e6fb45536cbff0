import { FILE_MAX_BYTES } from '../files/file-limits.js';

/** Limits of demo videos (sections 5 and 9 of the specification, decision D10). Names carry the unit. */

/** A video is smaller than this. */
export const DEMO_VIDEO_MAX_BYTES = FILE_MAX_BYTES;
/** Longest video that is analysed: a demo day slot was never longer, and work has a bound. */
export const DEMO_VIDEO_MAX_S = 900;
/** Longest side of a picture that is decoded. */
export const DEMO_PICTURE_MAX_PX = 4_096;
/** Longest transcript: fifteen minutes of very fast talk. */
export const DEMO_TRANSCRIPT_MAX_CHARS = 30_000;
/** And as many words: fifteen minutes of the fastest speaker. */
export const DEMO_TRANSCRIPT_MAX_WORDS = 6_000;
/** Pictures that are kept of a video, one for each scene. */
export const DEMO_KEY_FRAMES_MAX_ITEMS = 20;
